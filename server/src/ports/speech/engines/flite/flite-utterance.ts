/**
 * Reads what flite has made of a text from its memory: its own structure of words, their phones and when each ends. The
 * program can print the phones or the words, but not which phone belongs to which word.
 *
 * Structures, in 32-bit words (`cst_relation.h`, `cst_item.h`, `cst_features.h`, `cst_val.h`):
 * relation { name, features, utterance, head, tail } · utterance { features, functions, relations, … }
 * item { contents, relation, next, previous, up, down } · contents { features, relations }
 * features { first pair } · pair { name, value, next } · value { type and count, content }
 */

export interface Phone {
  name: string;
  /** Seconds at which the phone ends. */
  end: number;
}

export interface Word {
  name: string;
  /** Indexes into the phones; -1 when the word has no sound. */
  first: number;
  last: number;
}

export interface Token {
  /** The token as in the text, without the punctuation around it. */
  name: string;
  words: Word[];
}

export interface Utterance {
  tokens: Token[];
  phones: Phone[];
}

const anchor = Buffer.from('SylStructure\0');
const type = { float: 3, text: 5 } as const;

/**
 * @param from the address at which the search begins
 * @returns undefined when there is no utterance, or when it does not have the expected structure
 */
export function readUtterance(memory: ArrayBuffer, from: number): Utterance | undefined {
  const bytes = Buffer.from(memory);
  const words = new Uint32Array(memory);
  const floats = new Float32Array(memory);
  const word = (address: number, index = 0) => words[(address >> 2) + index] ?? 0;
  const text = (address: number) => bytes.toString('latin1', address, bytes.indexOf(0, address));

  function feature(features: number, name: string): number {
    for (let pair = word(features); pair; pair = word(pair, 2)) if (text(word(pair)) === name) return word(pair, 1);
    return 0;
  }
  const content = (value: number, wanted: number) =>
    value && (word(value) & 0xffff) === wanted ? (value >> 2) + 1 : 0;
  const name = (item: number) => text(words[content(feature(word(word(item)), 'name'), type.text)] ?? 0);
  const end = (item: number) => floats[content(feature(word(word(item)), 'end'), type.float)] ?? Number.NaN;
  const elsewhere = (item: number, relation: string) => word(feature(word(word(item), 1), relation), 1);
  const down = (item: number) => word(item, 5);
  function* siblings(first: number) {
    for (let item = first; item; item = word(item, 2)) yield item;
  }

  /**
   * Returns the relation of that name that its own utterance lists as well, because a text may contain the name too.
   */
  function findRelations(): number {
    for (let at = bytes.indexOf(anchor, from); at > 0; at = bytes.indexOf(anchor, at + 1)) {
      for (let i = words.indexOf(at, from >> 2); i >= 0; i = words.indexOf(at, i + 1)) {
        const relations = word(words[i + 2] ?? 0, 2);
        if (relations && word(feature(relations, 'SylStructure'), 1) === i * 4) return relations;
      }
    }
    return 0;
  }

  const relations = findRelations();
  if (!relations) return undefined;
  const head = (relation: string) => word(word(feature(relations, relation), 1), 3);

  const phones: Phone[] = [];
  const indexes = new Map<number, number>();
  for (const item of siblings(head('Segment'))) {
    // An item in several relations has one shared content.
    indexes.set(word(item), phones.length);
    phones.push({ name: name(item), end: end(item) });
  }
  function soundOf(item: number): Word {
    const own: number[] = [];
    for (const syllable of siblings(down(elsewhere(item, 'SylStructure'))))
      for (const phone of siblings(down(syllable))) own.push(indexes.get(word(phone)) ?? -1);
    return { name: name(item), first: own[0] ?? -1, last: own.at(-1) ?? -1 };
  }
  const tokens: Token[] = [];
  for (const item of siblings(head('Token')))
    tokens.push({ name: name(item), words: Array.from(siblings(down(item)), soundOf) });
  const inOrder = phones.every(({ end }, i) => end >= (phones[i - 1]?.end ?? 0));
  return inOrder ? { tokens, phones } : undefined;
}
