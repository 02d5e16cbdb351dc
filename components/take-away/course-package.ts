/** A course for a learning platform: one page and a manifest in a ZIP, as SCORM 1.2 or SCORM 2004 wants them. */
import { strToU8, zipSync } from "fflate";
import { PASS } from "../embed/course-score.ts";
import { escaped } from "../page/escaped.ts";

export type Edition = "1.2" | "2004";

/** What the manifest says. */
export interface Course {
  /** Of letters, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly edition: Edition;
}

const SPACES = {
  "1.2": {
    main: "http://www.imsproject.org/xsd/imscp_rootv1p1p2",
    adl: "http://www.adlnet.org/xsd/adlcp_rootv1p2",
    version: "1.2",
    scormType: "adlcp:scormtype",
  },
  "2004": {
    main: "http://www.imsglobal.org/xsd/imscp_v1p1",
    adl: "http://www.adlnet.org/xsd/adlcp_v1p3",
    version: "2004 4th Edition",
    scormType: "adlcp:scormType",
  },
} as const;

/** The manifest of a course with one page. */
export function manifestOf({ id, title, edition }: Course): string {
  const { main, adl, version, scormType } = SPACES[edition];
  const name = escaped(title);
  const mastery =
    edition === "1.2"
      ? `<adlcp:masteryscore>${PASS * 100}</adlcp:masteryscore>`
      : `<imsss:sequencing><imsss:objectives><imsss:primaryObjective objectiveID="primary" satisfiedByMeasure="true"><imsss:minNormalizedMeasure>${PASS}</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives></imsss:sequencing>`;
  const sequencing = edition === "2004" ? ' xmlns:imsss="http://www.imsglobal.org/xsd/imsss"' : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="kibitz-${id}" version="1.0" xmlns="${main}" xmlns:adlcp="${adl}"${sequencing}>
  <metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${name}</title>
      <item identifier="item" identifierref="page"><title>${name}</title>${mastery}</item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" ${scormType}="sco" href="index.html"><file href="index.html"/></resource>
  </resources>
</manifest>
`;
}

/** The package; the page has to report by itself. */
export function coursePackage(course: Course, page: string): Uint8Array<ArrayBuffer> {
  return zipSync(
    { "imsmanifest.xml": strToU8(manifestOf(course)), "index.html": strToU8(page) },
    { level: 6 },
  ) as Uint8Array<ArrayBuffer>;
}
