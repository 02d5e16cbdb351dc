/** What runs in the room to see a program in Python, in the order in which it is read. */
import barriers from "./barriers.py?raw";
import recorder from "./recorder.py?raw";
import seer from "./seer.py?raw";

export const PYTHON_SEEN = `${recorder}\n${seer}\n${barriers}`;
