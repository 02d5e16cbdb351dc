/**
 * Python's standard library as the page gets it: compiled by the same Python that will run it, so that no reader's device does it
 * again, and without what has no use in a room without a network, a disk and threads. A program of its own, as Python keeps the process
 * that it has run in: it writes a zip file, not packed, to the path that it is given.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

/** Modules that stay away. What Python itself needs to start is among the others. */
const AWAY = [
  // Networks, processes, terminals.
  "email http xmlrpc wsgiref multiprocessing imaplib smtplib ftplib poplib mailbox socketserver ssl _ssl netrc webbrowser",
  "pty tty _pyrepl cmd code rlcompleter getpass mimetypes uuid",
  // Files and archives.
  "tarfile fileinput filecmp shelve plistlib configparser tomllib wave quopri lzma compression sqlite3 ctypes _pyio",
  // What tests, measures, explains and packs programs.
  "unittest doctest pdb bdb pydoc profile cProfile pstats trace tracemalloc timeit runpy compileall py_compile pyclbr",
  "modulefinder zipapp symtable tabnanny pickletools argparse optparse getopt gettext sysconfig",
  "_sysconfigdata__emscripten_wasm32-emscripten",
  // Other formats, other systems, jokes.
  "xml html zoneinfo ntpath nturl2path stringprep this antigravity __hello__ __phello__",
]
  .join(" ")
  .split(" ");
/** The encodings that stay. */
const ENCODINGS =
  "__init__ aliases ascii cp437 charmap idna latin_1 raw_unicode_escape unicode_escape utf_16 utf_16_be utf_16_le utf_32 utf_8";

const root = fileURLToPath(new URL("../../../node_modules/pyodide/", import.meta.url));
const python = await loadPyodide({ indexURL: root });
python.globals.set("away", python.toPy(AWAY));
python.globals.set("encodings", python.toPy(ENCODINGS.split(" ")));
const bytes = python.runPython(`
import importlib.util, io, re, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

given = zipfile.ZipFile(next(each for each in __import__("sys").path if each.endswith(".zip")))
result = io.BytesIO()
with zipfile.ZipFile(result, "w", zipfile.ZIP_STORED) as made:
    for name in sorted(given.namelist()):
        module = re.split(r"[/.]", name)
        if name.endswith("/") or module[0] in away or (module[0] == "encodings" and module[1] not in encodings):
            continue
        data = given.read(name)
        if name.endswith(".py"):
            code = compile(data, name, "exec", dont_inherit=True, optimize=2)
            data = _code_to_hash_pyc(code, importlib.util.source_hash(data), False)
            name += "c"
        made.writestr(zipfile.ZipInfo(name), data)
result.getvalue()
`);
writeFileSync(process.argv[2] as string, bytes.toJs());
process.exit();
