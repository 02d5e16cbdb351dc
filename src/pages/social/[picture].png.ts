import type { APIContext } from "astro";
import { isMarking } from "#src/build/marked-words.ts";
import { type SocialCard, socialPicture } from "#src/build/social-picture.ts";
import { frontWords } from "#src/front/words.en.ts";
import { siteWords } from "#src/i18n/words.en.ts";
import { plainInline } from "#src/lib/inline.ts";
import { lessonPages } from "#src/lib/lesson-pages.ts";

/** One picture for the site, and one for every lesson. */
export async function getStaticPaths() {
  // Nobody reads the words of a picture back.
  if (isMarking) return [];
  const t = siteWords;
  const lessons = await lessonPages();
  const cards: readonly { picture: string; card: SocialCard }[] = [
    {
      picture: "kibitz",
      card: { numeral: "", title: frontWords.headline[0] ?? "", text: t.site.description },
    },
    ...lessons.map(({ id, entry: { data } }) => ({
      picture: id,
      card: {
        numeral: String(data.number),
        title: plainInline(data.title),
        text: plainInline(data.question),
      },
    })),
  ];
  return cards.map(({ picture, card }) => ({ params: { picture }, props: { card } }));
}

export async function GET({ props }: APIContext<{ card: SocialCard }>): Promise<Response> {
  const picture = await socialPicture(props.card);
  return new Response(picture as Uint8Array<ArrayBuffer>, { headers: { "content-type": "image/png" } });
}
