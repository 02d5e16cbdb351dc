/** Brings the notes window to life. */
import { createRoot } from "react-dom/client";
import { NotesWindow } from "./NotesWindow.tsx";

const place = document.querySelector("#notes-window");
if (place) createRoot(place).render(<NotesWindow />);
