/** The sentence that whoever listens is tested with, and how much of it was heard. Pure. */

/** Plain words without numbers and names, which every recogniser of the language should know. */
const sentences: Readonly<Record<string, string>> = {
  ar: 'سيكون الطقس غدا باردا في الصباح ودافئا في المساء.',
  cs: 'Zítra ráno bude zima a odpoledne bude svítit slunce.',
  da: 'I morgen bliver det koldt om morgenen og varmt om aftenen.',
  de: 'Morgen früh wird es kalt, und am Nachmittag scheint die Sonne.',
  el: 'Αύριο το πρωί θα κάνει κρύο και το απόγευμα θα έχει ήλιο.',
  en: 'The weather will be cold and cloudy in the morning.',
  es: 'Mañana por la mañana hará frío y por la tarde saldrá el sol.',
  fi: 'Huomenna aamulla on kylmä ja illalla paistaa aurinko.',
  fr: 'Demain matin il fera froid et le soleil brillera dans la soirée.',
  hi: 'कल सुबह ठंड होगी और शाम को धूप निकलेगी।',
  hu: 'Holnap reggel hideg lesz, és délután süt a nap.',
  it: 'Domani mattina farà freddo e nel pomeriggio ci sarà il sole.',
  ko: '내일 아침에는 춥고 오후에는 해가 나겠습니다.',
  nl: 'Morgenochtend is het koud en in de middag schijnt de zon.',
  no: 'I morgen blir det kaldt om morgenen og varmt om kvelden.',
  pl: 'Jutro rano będzie zimno, a po południu zaświeci słońce.',
  pt: 'Amanhã de manhã vai fazer frio e à tarde vai fazer sol.',
  ro: 'Mâine dimineață va fi frig, iar seara va fi cald.',
  ru: 'Завтра утром будет холодно, а днём будет светить солнце.',
  sv: 'I morgon blir det kallt på morgonen och varmt på kvällen.',
  tr: 'Yarın sabah hava soğuk olacak ve akşam güneş çıkacak.',
  uk: 'Завтра вранці буде холодно, а вдень світитиме сонце.',
  zh: '明天早上天气很冷，下午会出太阳。',
};

/**
 * @param languages those that it understands, the main one first; empty for any
 * @returns undefined where there is no sentence in any of them
 */
export function testSentence(languages: readonly string[]): { language: string; text: string } | undefined {
  // Our clearest voice speaks English.
  const order = languages.length === 0 || languages.includes('en') ? ['en', ...languages] : languages;
  const language = order.find((one) => Object.hasOwn(sentences, one));
  return language === undefined ? undefined : { language, text: sentences[language] ?? '' };
}

/** Languages that are written without spaces have a word for each letter. */
const unspaced =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])/gu;

/** The words of a text without case and marks. */
export const comparedWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replaceAll(unspaced, ' $1 ')
    .split(' ')
    .filter((word) => word !== '');

/** The number of words to change, drop or add to come from one text to the other. */
export function wrongWords(said: string, heard: string): { words: number; wrong_words: number } {
  const [from, to] = [comparedWords(said), comparedWords(heard)];
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, word] of from.entries()) {
    const next = [i + 1];
    for (const [j, other] of to.entries())
      next.push(Math.min((row[j] ?? 0) + (word === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return { words: from.length, wrong_words: row.at(-1) ?? 0 };
}
