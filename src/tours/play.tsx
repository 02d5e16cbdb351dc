/** Brings the page on which a tour is played to life. */
import { createRoot } from "react-dom/client";
import { TourPage } from "./TourPage.tsx";

const place = document.querySelector("#tour");
if (place) createRoot(place).render(<TourPage />);
