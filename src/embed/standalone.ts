/** What stands in a file that was taken away comes alive. */
import { drawStandalone } from "./standalone-figures.tsx";
import { drawTour } from "./standalone-tour.tsx";

void drawStandalone();
drawTour();
