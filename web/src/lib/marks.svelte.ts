/** A game may give its seats marks of its own, as its pieces look; while it is on the page they stand for the seats everywhere. */
export interface Mark {
  /** A path on a 24 px grid. */
  shape: string;
  fill: string;
  edge: string;
  /** What it looks like, for those who do not see it. */
  label: string;
}

class Marks {
  all = $state.raw<Readonly<Record<number, Mark>>>({});
}

export const marks = new Marks();

/** Call it while the component is made; the seats' usual marks are back when it goes. */
export function useMarks(given: () => Readonly<Record<number, Mark>>): void {
  $effect(() => {
    marks.all = given();
    return () => {
      marks.all = {};
    };
  });
}
