/** Brings the page on which a tour is played to life. */
import { createRoot } from "react-dom/client";
import { localeOf } from "../i18n/locales.ts";
import { TourPage } from "./TourPage.tsx";

const place = document.querySelector("#tour");
if (place) createRoot(place).render(<TourPage locale={localeOf(document.documentElement.lang)} />);
