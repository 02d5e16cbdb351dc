/** What is said where a tour is handed in: it comes with that, and is in no frame. */
export const handInWords = {
  title: "Hand it in",
  how: "Your first answers, for whoever gave you this tour. Save the file or copy the code, and send it; nothing is sent from here.",
  name: "Your name",
  save: "Save as a file",
  saved: "The file is saved. Give it to your coach.",
  copy: "Copy the code",
  copied: "The code is copied. Paste it into a message to your coach.",
};
