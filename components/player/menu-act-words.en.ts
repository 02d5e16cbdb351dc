/** What the menu of a figure says when something was chosen: it comes with that. */
export const menuActWords = {
  copied: "Link copied.",
  copyByHand: (url: string) => `The browser did not let us copy. Here is the link: ${url}`,
  tooLongForLink: "This input is too long for a link. Save it as a file and send that.",
  newTour: "My tour",
  addedToTour: (stops: number) =>
    stops === 1 ? "This step is the first stop of your tour." : `This step is stop ${stops} of your tour.`,
  notAddedToTour:
    "This step could not be added: your tour has 100 stops, or this browser keeps nothing. Begin a new tour, or allow storage for this site.",
  toTours: "Your tours",
};
