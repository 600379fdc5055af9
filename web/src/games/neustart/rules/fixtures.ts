/** A town of five quarters with the printed numbers, for tests. */
const both = (text: string) => ({ de: text, en: text });

const quarter = (title: string, letters: string[], more: Record<string, unknown> = {}) => ({
  title: both(title),
  place: both(`in ${title}`),
  type: "INNER",
  need: 2,
  stock: 5,
  houses: 4,
  letters,
  businesses: [`${title}.SUPERMARKET`],
  base_site: true,
  generator: true,
  hospital: false,
  ...more,
});

const town = (title: string, difficulty: string) => ({
  title: both(title),
  text: both(`${title}.`),
  difficulty,
  at: { ALT: [0, -1], AUH: [3, 0], GRA: [1, -1], LEU: [2, 0], RAT: [0, 0] },
  adjacent: { ALT: ["GRA", "RAT"], AUH: ["LEU"], GRA: ["ALT", "RAT"], LEU: ["AUH"], RAT: ["ALT", "GRA"] },
});

export const content = {
  actors: [
    { id: "F", title: both("Fire"), tank: 8, costs: { EXTINGUISH: 1, PROTECT: 2, RESCUE: 2, POWER: 4, INFORM: 6, SECURE: 5, SEARCH: 6, BUILD: 6 } },
    { id: "P", title: both("Police"), tank: 8, costs: { EXTINGUISH: 3, PROTECT: 1 } },
    { id: "R", title: both("Ambulance"), tank: 8, costs: { RESCUE: 1 } },
    { id: "B", title: both("Yard"), tank: 8, costs: { EXTINGUISH: 2, BUILD: 3 } },
    { id: "V", title: both("Administration"), tank: 10, costs: { INFORM: 2 } },
  ],
  actions: Object.fromEntries(["EXTINGUISH", "PROTECT", "RESCUE", "POWER", "INFORM", "SECURE", "SEARCH", "BUILD"].map((id) => [id, both(id)])),
  businesses: { SUPERMARKET: both("Supermarket") },
  quarters: {
    ALT: quarter("Altstadt", ["F", "P"]),
    AUH: quarter("Auhof", ["B"], { type: "INDUSTRIAL", base_site: false }),
    GRA: quarter("Grafeneck", ["K"], { hospital: true }),
    LEU: quarter("Leuberg", [], { type: "SUBURB" }),
    RAT: quarter("Rathausviertel", ["F", "V"]),
  },
  towns: { schwarzbach: town("Schwarzbach", "easy"), zell: town("Zell", "medium"), valley: town("Valley", "hard") },
  cards: {},
  bands: [
    { id: "C", from: -1000, title: both("Held") },
    { id: "A", from: 10, title: both("Exemplary") },
  ],
  crews: {
    "1": [["F", "P", "R", "B", "V"]],
    "2": [["F", "P"], ["R", "B", "V"]],
    "3": [["F"], ["P", "B"], ["R", "V"]],
    "4": [["F"], ["P"], ["R"], ["V", "B"]],
    "5": [["F"], ["P"], ["R"], ["B"], ["V"]],
    ...Object.fromEntries(["V", "P", "F", "B", "R"].map((id, index) => [String(6 + index), [[id]]])),
  },
  parameters: {
    most_points: 12,
    start_points: 12,
    uprising: 4,
    most_anger: 7,
    uprisings_lose: 4,
    power_needs: [0, 0, 0, 11, 9, 7, 4],
    secure_bonus: 4,
    light_search_loss: 2,
    helpers: 30,
    unrest_partly_fed: 1,
    unrest_unfed: 2,
    hospital_deaths: 4,
    hospital_unrest: 4,
    score_calm: 1,
    score_helper: 1,
    score_base: 3,
    score_day: [0, 0, 0, 0, 5, 10, 15, 20],
    score_death: -1,
    score_unrest: -1,
    score_ruin: -3,
    score_uprising: -5,
    uprisings_scored: 3,
    town_hall: "RAT",
    hospital: "GRA",
  },
};
