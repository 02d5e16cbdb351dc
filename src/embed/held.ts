/** What stands in a file that was taken away comes alive. */
import { drawHeld } from "./held-figures.tsx";
import { drawTour } from "./held-tour.tsx";

void drawHeld();
drawTour();
