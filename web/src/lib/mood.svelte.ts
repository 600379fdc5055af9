/** Puts the whole page in a game's mood while a component lives. Call it while the component is made. */
export function useMood(game: () => string | undefined): void {
  $effect(() => {
    const mood = game();
    if (!mood) return;
    document.documentElement.dataset["mood"] = mood;
    return () => {
      delete document.documentElement.dataset["mood"];
    };
  });
}
