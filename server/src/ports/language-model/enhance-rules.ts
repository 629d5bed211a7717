/**
 * Adds tags to a dialogue where a reader would pause. Only pauses are added, because no engine that comes with this server
 * honours another tag: a word that the text stresses is set off by a short pause, which is how a flat voice can stress it.
 */

interface Place {
  /** UTF-16 units from the start of the text. */
  at: number;
  tag: string;
}

const short = '[short pause]';
const pause = '[pause]';
const long = '[long pause]';

/** A tag stands between what matches before it and what comes after. Each is written with one space on both sides. */
const rules: { after: RegExp; tag: string }[] = [
  { after: /\n[^\S\n]*\n\s*(?=\S)/gu, tag: long },
  // A thought that trails off and goes on.
  { after: /(?:…|\.{3,})["'”’»)]*\s+(?=\p{L})/gu, tag: pause },
  // Whoever asks and goes on leaves a moment for an answer.
  { after: /\p{L}[?？]["'”’»)]*\s+(?=[\p{L}"'“‘«¿¡])/gu, tag: pause },
  { after: /\p{L}!["'”’»)]*\s+(?=[\p{L}"'“‘«¿¡])/gu, tag: short },
  { after: /\p{L}\s+[–—]\s+(?=\p{L})/gu, tag: short },
  // Words with which people win time.
  {
    after:
      /(?:^|[.!?…]\s+)(?:well|hmm+|um+|uh+|oh|ah|so|äh|ähm|tja|naja|nun|also|euh|bon|eh bien|bueno|pues|eh|allora|beh|ehm|bom|pois|nou|eh|cóż|no więc),\s+(?=\p{L})/giu,
    tag: short,
  },
  // A word that is written to be stressed.
  { after: /\p{L}[,;:]?\s+(?=[*_]\p{L}[\p{L}'’]*[*_](?![\p{L}*_]))/gu, tag: short },
  { after: /\p{Ll}[,;:]?\s+(?=\p{Lu}{4,}(?![\p{L}\p{N}])[^.?!]{0,60}!)/gu, tag: short },
];

/** Characters between two tags: a text that pauses everywhere sounds broken. */
const minDistance = 12;
const besideTag = /\]\s*$/;
const tagNext = /^\s*\[\p{L}/u;

export function enhanceByRules(blocks: readonly string[], maxCharacters: number): string[] {
  let room = maxCharacters - blocks.reduce((sum, block) => sum + Array.from(block).length, 0);
  return blocks.map((block) => {
    let [enhanced, done] = ['', 0];
    for (const { at, tag } of placesIn(block)) {
      const added = `${tag} `;
      if (added.length > room) continue;
      room -= added.length;
      enhanced += block.slice(done, at) + added;
      done = at;
    }
    return enhanced + block.slice(done);
  });
}

function placesIn(text: string): Place[] {
  const found = rules
    .flatMap(({ after, tag }) =>
      [...text.matchAll(after)].map(({ 0: match, index }) => ({ at: index + match.length, tag })),
    )
    .filter(({ at }) => !besideTag.test(text.slice(0, at)) && !tagNext.test(text.slice(at)) && !isInTag(text, at))
    .toSorted((a, b) => a.at - b.at);
  const places: Place[] = [];
  for (const place of found) {
    const last = places.at(-1);
    if (!last || place.at - last.at >= minDistance) places.push(place);
  }
  return places;
}

/** Inside of brackets, or of an element of SSML. */
function isInTag(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at);
  return /\[[^\]]*$/.test(before) || /<[^>]*$/.test(before);
}
