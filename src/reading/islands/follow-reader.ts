/** What follows the reader down a lesson: its contents, and their place in it. One file, as that packs tighter than two. */
import "#src/shell/lesson-contents.ts";
import "./scroll-position.ts";
