/**
 * How an English word that no dictionary has may sound, in the phones of the CMU dictionary: near enough to find in sound
 * where it is said. Pure.
 */

/** The longest spelling that fits comes first. */
const spellings: readonly [string, string][] = [
  ['tion', 'SH AH N'],
  ['sion', 'ZH AH N'],
  ['ough', 'AO'],
  ['augh', 'AO'],
  ['eigh', 'EY'],
  ['igh', 'AY'],
  ['tch', 'CH'],
  ['dge', 'JH'],
  ['sch', 'SH'],
  ['ing', 'IH NG'],
  ['ure', 'ER'],
  ['ear', 'IH R'],
  ['air', 'EH R'],
  ['ch', 'CH'],
  ['sh', 'SH'],
  ['th', 'TH'],
  ['ph', 'F'],
  ['wh', 'W'],
  ['ck', 'K'],
  ['ng', 'NG'],
  ['qu', 'K W'],
  ['kn', 'N'],
  ['wr', 'R'],
  ['gh', 'G'],
  ['ss', 'S'],
  ['ll', 'L'],
  ['tt', 'T'],
  ['ff', 'F'],
  ['rr', 'R'],
  ['mm', 'M'],
  ['nn', 'N'],
  ['pp', 'P'],
  ['bb', 'B'],
  ['dd', 'D'],
  ['gg', 'G'],
  ['zz', 'Z'],
  ['cc', 'K'],
  ['ee', 'IY'],
  ['ea', 'IY'],
  ['oo', 'UW'],
  ['ou', 'AW'],
  ['ow', 'OW'],
  ['oi', 'OY'],
  ['oy', 'OY'],
  ['ai', 'EY'],
  ['ay', 'EY'],
  ['ey', 'IY'],
  ['ie', 'IY'],
  ['ei', 'IY'],
  ['oa', 'OW'],
  ['au', 'AO'],
  ['aw', 'AO'],
  ['ew', 'UW'],
  ['ue', 'UW'],
  ['ar', 'AA R'],
  ['or', 'AO R'],
  ['er', 'ER'],
  ['ir', 'ER'],
  ['ur', 'ER'],
  ['ce', 'S'],
  ['ci', 'S IH'],
  ['cy', 'S IY'],
  ['ge', 'JH'],
  ['a', 'AE'],
  ['b', 'B'],
  ['c', 'K'],
  ['d', 'D'],
  ['e', 'EH'],
  ['f', 'F'],
  ['g', 'G'],
  ['h', 'HH'],
  ['i', 'IH'],
  ['j', 'JH'],
  ['k', 'K'],
  ['l', 'L'],
  ['m', 'M'],
  ['n', 'N'],
  ['o', 'AA'],
  ['p', 'P'],
  ['q', 'K'],
  ['r', 'R'],
  ['s', 'S'],
  ['t', 'T'],
  ['u', 'AH'],
  ['v', 'V'],
  ['w', 'W'],
  ['x', 'K S'],
  ['y', 'IY'],
  ['z', 'Z'],
];

/** @returns undefined for what has no Latin letters */
export function soundsOf(word: string): string | undefined {
  let rest = word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  // A silent letter at the end, as in "lake".
  if (/[aeiouy][a-z]*[^aeiouy]e$/.test(rest)) rest = rest.slice(0, -1);
  const phones: string[] = [];
  while (rest !== '') {
    const [spelling, sounds] = spellings.find(([letters]) => rest.startsWith(letters)) ?? [rest, ''];
    if (sounds !== '') phones.push(sounds);
    rest = rest.slice(spelling.length);
  }
  return phones.length === 0 ? undefined : phones.join(' ');
}
