/** Brings the desk of tours to life. */
import { createRoot } from "react-dom/client";
import { TourDesk } from "./TourDesk.tsx";

const place = document.querySelector("#tours");
if (place) createRoot(place).render(<TourDesk />);
