/** What the page of a lesson does before any figure or exercise is near. One file, as that packs tighter than four. */
import "#components/article/wake.ts";
import "../shell/lesson-contents.ts";
import "./figures.ts";
