const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Scores how well the typed words match an entry; every word must occur in it. 0 is no match. */
export function matchScore(entry: string, search: string): number {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const text = plain(entry);
  if (words.length === 0) return 1;
  let score = 0;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at < 0) return 0;
    const startsWord = at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '');
    score += at === 0 ? 1 : startsWord ? 0.8 : 0.3;
  }
  return score / words.length;
}
