/** The custom elements of an article. They travel as one file, for together they are small. */
import "./faded-example.ts";
import "./hint-ladder.ts";
import "./number-question.ts";
import "./review-list.ts";
import "./self-explain.ts";
