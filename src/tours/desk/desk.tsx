/** Brings the desk of tours to life. */
import { createRoot } from "react-dom/client";
import { localeOf } from "#src/i18n/locales.ts";
import { TourDesk } from "./TourDesk.tsx";

const place = document.querySelector("#tours");
if (place) createRoot(place).render(<TourDesk locale={localeOf(document.documentElement.lang)} />);
