/** Who plays in the tournament that is open at the first visit. */
export const WORDS = {
  title: "Autumn Open",
  names: [
    "Okafor, Ada",
    "Lindqvist, Per",
    "Novak, Jana",
    "Ferrari, Luca",
    "Haddad, Samir",
    "Kovac, Mila",
    "Dubois, Elise",
    "Yilmaz, Can",
    "Petersen, Ida",
    "Tanaka, Ren",
    "Murphy, Sean",
  ],
};
