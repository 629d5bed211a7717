/** Written by `scripts/print-espeak-sounds.ts`. IPA and mnemonic by turns; `'` stands before the mnemonic of a vowel. */

/** What most languages have. */
export const commonSounds =
  "ə '@ e 'e i 'i o 'o u 'u t t p p k k n n l l j j w w ɫ L h h m m ŋ N b b d d ɟ J c c ɡ g β B f f v v ð D θ T z z s s ʒ Z ʃ S ç C ɣ Q x x q q χ X ɛ 'E ɔ 'O dʒ dZ tʃ tS aʊ 'aU aɪ 'aI ɾ * ʔ ? ʲ ; m̩ 'm- n̩ 'n- ŋ̩ 'N- r̩ 'r- l̩ 'l- ʀ r\" ʎ l^ ɭ l. ɳ n. ɲ n^ d̪ d[ t̪ t[ ʋ v# ʐ z. ʂ s. ʑ z; ɕ S; ʝ J^ ʁ Q\" ɬ l# tʰ t# dʑ dZ; tɕ tS; a 'a r R ʊ 'U ɹ r ɪ 'I";

/** What a language has beside it or otherwise, and what it lacks. */
export const ownSounds: Readonly<Record<string, { own: string; lacks: string }>> = {
  af: {
    own: "r r ɐ 'a y 'y œ 'W ɛɪ 'eI ʊɪ 'oI uɪ 'uI eː 'e: ɑː 'A: ɔɪ 'OI əl '@L ɔː 'O: ʊə 'o@ iə 'e@ iu 'iu øy 'Yy əʊ '@U ɑɪ 'AI øə 'Y@ ɑ̃ 'A~ ẽ 'e~ õ 'o~",
    lacks: 'a ʊ ɹ ɪ',
  },
  am: { own: "r r β b ɨ 'y", lacks: 'ɛ ɔ aʊ aɪ ʊ ɹ ɪ' },
  an: { own: "ɾ r β b ð d ɣ g y 'y ø 'Y ts ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI d d_", lacks: 'tʰ ɹ ɪ' },
  ar: { own: 'ħ H ʕ A dˤ dH s̪ s[', lacks: 'ʒ ɛ ɔ aʊ aɪ ʊ ɪ' },
  as: {
    own: "ɾ r ʋ v eː 'e: iː 'i: uː 'u: oː 'o: ɔː 'O: aː 'a: ɛː 'E: kʰ k# dʰ d# ɔ̃ 'O~ ɛ̃ 'E~ ã 'a~ ẽ 'e~ ĩ 'i~ õ 'o~ ũ 'u~ ɪ̃ 'I~ ʌ̃ 'V~ ʊ̃ 'U~ pʰ p# bʰ b# ʈ t. ɖ d. cʰ c# ɟʰ J# ɡʰ g# ʈʰ t.# ɖʰ d.# tʃʰ tS#",
    lacks: 'v ɹ',
  },
  az: { own: "ɯ '@ ɾ R y 'y ø 'Y œ 'W ɢ G ts ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI ə '@- r r/", lacks: '' },
  ba: { own: "r r ɑ 'a q k ɫ l ʁ g y 'y œ 'W ɯ 'V eː 'e: l l/ æ 'aI3", lacks: 'ɡ ɛ ɔ aʊ aɪ a ʊ ɹ' },
  be: {
    own: "r r y 'y ø 'Y t͡s ts d͡z dz eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI zʲ z; sʲ s; ʑ Z; ɨ 'i\" ʈ͡ʂ ts. t͡sʲ ts; d͡zʲ dz; ɖ͡ʐ dz.",
    lacks: 'ɹ ɪ',
  },
  bg: { own: "r r ɨ 'y ts ts dʑ dz ɔ̃ 'O~ ɛ̃ 'E~ ɡʰ g# tʲ t; dʲ d; ɡʲ g;", lacks: 'aʊ aɪ ʊ ɹ ɪ' },
  bn: {
    own: "ɾ r ʋ v eː 'e: iː 'i: uː 'u: oː 'o: ɔː 'O: aː 'a: ɛː 'E: kʰ k# dʰ d# ɔ̃ 'O~ ɛ̃ 'E~ ã 'a~ ẽ 'e~ ĩ 'i~ õ 'o~ ũ 'u~ ɪ̃ 'I~ ʌ̃ 'V~ ʊ̃ 'U~ pʰ p# bʰ b# ʈ t. ɖ d. cʰ c# ɟʰ J# ɡʰ g# ʈʰ t.# ɖʰ d.# tʃʰ tS#",
    lacks: 'v ɹ',
  },
  bs: {
    own: "ɨ 'y ɑ A ts ts dʑ dz eʊ 'eU eɪ 'eI eː 'e: iː 'i: uː 'u: oː 'o: oʊ 'oU aː 'a: r̩ː 'r: l̩ː 'l: ɔ̃ 'O~ ɛ̃ 'E~ tʲ t; dʲ d; r̝ R^ r̝̊ R^/",
    lacks: '',
  },
  ca: { own: "ɾ r β b ð d ɣ g y 'y ø 'Y ts ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI d dz#", lacks: 'v ɹ ɪ' },
  cs: {
    own: "ɨ 'y ts ts dʑ dz eʊ 'eU eɪ 'eI eː 'e: iː 'i: uː 'u: oː 'o: oʊ 'oU aː 'a: r̩ː 'r: l̩ː 'l: ɔ̃ 'O~ ɛ̃ 'E~ tʲ t; dʲ d; r̝ R^ r̝̊ R^/",
    lacks: 'ʊ ɪ',
  },
  cv: { own: "ɯ '@ ɾ R y 'y ø 'Y œ 'W ɢ G ts ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI ə '@- r r/", lacks: '' },
  cy: {
    own: "r r ø 'Y ʌ 'V ɨ 'I eʊ 'eU uɪ 'uI eː 'e: iː 'i: ɨː 'y: uː 'u: oː 'o: ɑː 'A: ɑɨ 'AY aɨ 'aY əɪ '@I əɨ '@Y ɪu 'Iu ɨu 'Yu ɔɪ 'OI ɔɨ 'OY uɨ 'uY",
    lacks: 'ɹ ɪ',
  },
  da: {
    own: "ʁ r ʋ v ɒ 'O y 'y ø 'Y ɑ A œ 'W ʌ 'V r r/ ʔʌ '?V ʔi '?i ʔe '?e ε '?E ʔu '?u ʔo '?o ɔ '?0 ʔy '?y ʔœ '?W",
    lacks: 'v aʊ ʊ ɹ',
  },
  de: {
    own: "r r ɑ A œ 'W ts ts ɛɪ 'EI eː 'e: ɜ '@r iː 'i: yː 'y: uː 'u: oː 'o: ɑː 'A: ɔø 'OY oʊ 'oU øː 'Y: ɛː 'E: ɪː 'I: pf pF ɑ̃ 'A~ ɔ̃ 'O~ œ̃ 'W~",
    lacks: 'ɹ',
  },
  el: { own: "r r y 'y ø 'Y ts ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI", lacks: 'ɹ ɪ' },
  eo: { own: "ts ts eʊ 'eU eɪ 'eI oɪ 'oI uɪ 'uI", lacks: 'ɛ ɔ ʊ ɪ' },
  es: { own: "ɾ r β b ð d ɣ g y 'y ø 'Y ts ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI d d_", lacks: 'ɹ ɪ' },
  et: {
    own: "r r y 'y ø 'Y eː 'e: yi 'yi iː 'i: yː 'y: uː 'u: oː 'o: aː 'a: øː 'Y: øi 'Yi ɑ 'A1 ɛ 'E1 ɪ 'I1 ɔ 'O1 ʊ 'U1",
    lacks: 'aʊ aɪ ɹ',
  },
  eu: {
    own: "ɾ r β b ð d ɣ g s̻ z s̺ s y 'y ø 'Y ts̺ ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI ts̻ tz d d_",
    lacks: 'z s ɹ ɪ',
  },
  fa: { own: "ɑ A eɪ 'eI oʊ 'oU", lacks: 'ɛ ɔ aʊ aɪ ʊ ɪ' },
  fi: {
    own: "r r y 'y ø 'Y ai 'ai ei 'ei ou 'ou uo 'uo yi 'yi øi 'Yi oi 'oi ui 'ui au 'au eu 'eu iu 'iu ey 'ey øy 'Yy iy 'iy ie 'ie yø 'yY",
    lacks: 'ɛ ɔ aʊ aɪ ɹ',
  },
  fo: {
    own: "ʋ v y 'y ø 'Y ɑ A œ 'W eɪ 'eI iː 'i: yː 'y: uː 'u: ɔɪ 'OI ɔː 'O: oʊ 'oU aː 'a: øy 'Yy ɛː 'E: ɪː 'I: œː 'W: yɪ 'yI aɪː 'aI: eɪː 'eI: aʊː 'aU: oʊː 'oU: øyː 'Yy:",
    lacks: 'v ɬ',
  },
  fr: { own: "ʁ r y 'y ø 'Y œ 'W ʌ 'V uː 'u: əʊ 'oU ɑ̃ 'A~ ɔ̃ 'O~ ɛ̃ 'E~ œ̃ 'W~", lacks: 'aʊ aɪ ʊ ɹ' },
  ga: { own: "i̯ 'i eɪ 'eI eː 'e: uə 'u@ iː 'i: uː 'u: oː 'o: ɑː 'A: iə 'i@ əʊ '@U ɐ 'a# ŭ 'u1", lacks: 'i' },
  gd: {
    own: "ɕ S eɪ 'eI eː 'e: uə 'u@ iː 'i: uː 'u: oː 'o: əɪ '@I ɔː 'O: iə 'i@ aː 'a: ia 'ia ɛː 'E: ɔʊ 'OU ɤ 'o- ɯ 'u- cʰ t; dʲ d; ɾʲ *; ɡʲ g; kʲ k; n̪ n[ ɯɪ 'u-I",
    lacks: 'ʃ ʊ',
  },
  gn: { own: "ɾ r β b ɣ g y 'y ã 'a~ ẽ 'e~ ĩ 'i~ õ 'o~ ũ 'u~ ɨ̃ 'y~", lacks: 'ɛ ɔ aʊ aɪ ʊ ɹ ɪ' },
  gu: {
    own: "ɾ r ʋ v ʌ 'V eː 'e: iː 'i: uː 'u: oː 'o: ɔː 'O: aː 'a: ɛː 'E: kʰ k# dʰ d# ɔ̃ 'O~ ɛ̃ 'E~ ã 'a~ ẽ 'e~ ĩ 'i~ õ 'o~ ũ 'u~ ɪ̃ 'I~ ʌ̃ 'V~ ʊ̃ 'U~ pʰ p# bʰ b# ʈ t. ɖ d. cʰ c# ɟʰ J# ɡʰ g# ʈʰ t.# ɖʰ d.# aɪ̃ 'aI~ aʊ̃ 'aU~",
    lacks: 'v ɹ',
  },
  he: { own: '', lacks: 'ɛ ɔ aʊ aɪ ʊ ɪ' },
  hi: {
    own: "ɾ r ʋ v ʌ 'V eː 'e: iː 'i: uː 'u: oː 'o: ɔː 'O: aː 'a: ɛː 'E: kʰ k# dʰ d# ɔ̃ 'O~ ɛ̃ 'E~ ã 'a~ ẽ 'e~ ĩ 'i~ õ 'o~ ũ 'u~ ɪ̃ 'I~ ʌ̃ 'V~ ʊ̃ 'U~ pʰ p# bʰ b# ʈ t. ɖ d. cʰ c# ɟʰ J# ɡʰ g# ʈʰ t.# ɖʰ d.#",
    lacks: 'v ɹ',
  },
  hr: {
    own: "ɨ 'y ɑ A ts ts dʑ dz eʊ 'eU eɪ 'eI eː 'e: iː 'i: uː 'u: oː 'o: oʊ 'oU aː 'a: r̩ː 'r: l̩ː 'l: ɔ̃ 'O~ ɛ̃ 'E~ tʲ t; dʲ d; r̝ R^ r̝̊ R^/",
    lacks: '',
  },
  ht: { own: "ʁ r y 'y ø 'Y œ 'W ʌ 'V uː 'u: əʊ 'oU ɑ̃ 'A~ ɔ̃ 'O~ ɛ̃ 'E~ œ̃ 'W~", lacks: 'aʊ aɪ ʊ ɹ' },
  hu: { own: "y 'y ø 'Y ɑ A ts ts dz dz eː 'e: iː 'i: yː 'y: uː 'u: oː 'o: aː 'a: øː 'Y:", lacks: 'ɔ aʊ aɪ ʊ ɪ' },
  hy: { own: "ʁ Q y 'y œ 'W ts ts dz dz eɪ 'eI iə 'i@ kʰ k# pʰ p# tsʰ ts# tʃʰ tS#", lacks: 'ɣ ɛ ɔ aʊ ʊ ɪ' },
  ia: { own: "ts ts eʊ 'eU eɪ 'eI oɪ 'oI uɪ 'uI", lacks: 'ɛ ɔ ʊ ɪ' },
  id: { own: "y 'y ø 'Y ts ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI ɔɪ 'OI əʊ '@U", lacks: 'ɪ' },
  io: { own: "ts ts eʊ 'eU eɪ 'eI oɪ 'oI uɪ 'uI", lacks: 'ɛ ɔ ʊ ɪ' },
  is: {
    own: "ʋ v y 'y œ 'W eɪ 'eI iː 'i: yː 'y: uː 'u: ɔɪ 'OI ɔː 'O: oʊ 'oU aː 'a: øy 'Yy ɛː 'E: ɪː 'I: œː 'W: yɪ 'yI aɪː 'aI: eɪː 'eI: aʊː 'aU: oʊː 'oU: øyː 'Yy:",
    lacks: 'v ɬ ʊ',
  },
  it: {
    own: "y 'y ø 'Y ts ts dz dz eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI ss ss ɣ̃ g~ k̃ k~ ɡ̃ g~ tʃ̃ tS~ dʒ̃ dZ~",
    lacks: '',
  },
  ja: { own: "ä 'a e̞ 'e o̞ 'o ɯᵝ 'u ĩ 'i~ ũ 'u~ ɴ N\\ ɸ p\\ ɽ r` ts t_s", lacks: 'e o u ɛ ɔ aʊ aɪ a ʊ ɪ' },
  ka: { own: 'r r ts ts dz dz kʰ k# pʰ p# tsʰ ts#', lacks: 'ɛ ɔ aʊ aɪ ʊ ɹ ɪ' },
  kk: { own: "r r ɫ l ø 'Y ɑ A ʀ G l l/", lacks: 'ɔ aʊ aɪ ɹ' },
  kl: { own: "ʀ r ɒ 'O y 'y œ 'W ʌ 'V ts ts", lacks: 'ɔ aʊ ʊ ɹ ɪ' },
  kn: {
    own: "ɐ 'a ʌ 'V eː 'e: iː 'i: uː 'u: oː 'o: ɔː 'O: aː 'a: ɛː 'E: kʰ k# dʰ d# ɔ̃ 'O~ ɛ̃ 'E~ ã 'a~ ẽ 'e~ ĩ 'i~ õ 'o~ ũ 'u~ ɪ̃ 'I~ ʌ̃ 'V~ ʊ̃ 'U~ pʰ p# bʰ b# ʈ t. ɖ d. cʰ c# ɟʰ J# ɡʰ g# ʈʰ t.# ɖʰ d.#",
    lacks: 'a',
  },
  ko: { own: "ʌ '@ ɐ 'a ph ph kh kh ə '@- ɯ 'u-", lacks: 'ɔ aʊ aɪ a ʊ ɪ' },
  ku: { own: "y 'y ø 'Y ʌ 'V ts ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI pʰ p#", lacks: '' },
  ky: {
    own: "r r ɑ 'a N N S S X X oe 'O y 'y ɯ 'I ʁ G dZ dZ tS tS ts ts",
    lacks: 't ɫ ŋ d ʃ χ ɛ ɔ dʒ tʃ aʊ aɪ a ʊ ɹ ɪ',
  },
  la: { own: "y 'y eɪ 'eI eː 'e: iː 'i: yː 'y: uː 'u: oː 'o: ɔɪ 'OI aː 'a: ɛʊ 'EU", lacks: '' },
  lb: {
    own: "ʀ r ɑ 'a ɳ N ʒ J g g ʑ Z X x ɕ X æ 'E y 'y ɑʊ 'aU oɪ 'eU æːɪ 'aI ɑɪ 'eI eː 'e: ɛ̃ː 'iA iə 'iE iː 'i: yː 'y: uː 'u: oː 'o: ɜɪ 'OI əʊ 'oU aː 'a: ɛː 'aE ɐ 'eR ɑ̃ː 'eA õː 'oA œː 'OU æːʊ 'AU uə 'uE ʦ TS ʁ rR",
    lacks: 'ŋ ɟ ɡ x χ ɛ ɔ aʊ aɪ a ʊ ɹ ɪ',
  },
  lt: {
    own: "r r l̩ l ɑ A œ 'W ts ts eʊ 'eU eɪ 'eI eː 'e: ai 'ai ei 'ei uo 'uo iː 'i: uː 'u: oː 'o: oʊ 'oU aː 'a: oi 'oi ui 'ui au 'au ie 'ie eɑ 'eA ee 'ee tʲ t; dʲ d; nʲ n;",
    lacks: 'l ɹ',
  },
  lv: {
    own: "r̝ r ʋ v æ 'E y 'y t͡ʃ tS t͡s ts eː 'e: ai 'ai ei 'ei uo 'uo iː 'i: yː 'y: uː 'u: oː 'o: aː 'a: oi 'oi ui 'ui au 'au iu 'iu ie 'ie æː 'E:",
    lacks: 'v ð ɛ ɔ tʃ aʊ aɪ n̩ ʊ ɹ ɪ',
  },
  mi: { own: "y 'y ø 'Y ts ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI eː 'e: iː 'i: oː 'o: aː 'a:", lacks: 'ɪ' },
  mk: {
    own: "ɨ 'y ɑ A ts ts dʑ dz eʊ 'eU eɪ 'eI eː 'e: iː 'i: uː 'u: oː 'o: oʊ 'oU aː 'a: r̩ː 'r: l̩ː 'l: ɔ̃ 'O~ ɛ̃ 'E~ tʲ t; dʲ d; r̝ R^ r̝̊ R^/",
    lacks: '',
  },
  ml: {
    own: "ɾ r ɐ 'a ɨ 'y ʌ 'V eː 'e: iː 'i: uː 'u: oː 'o: ɔː 'O: aː 'a: ɛː 'E: kʰ k# dʰ d# ɔ̃ 'O~ ɛ̃ 'E~ ã 'a~ ẽ 'e~ ĩ 'i~ õ 'o~ ũ 'u~ ɪ̃ 'I~ ʌ̃ 'V~ ʊ̃ 'U~ pʰ p# bʰ b# ʈ t. ɖ d. cʰ c# ɟʰ J# ɡʰ g# ʈʰ t.#",
    lacks: 'a ɹ',
  },
  mr: {
    own: "ɾ r ʌ 'V eː 'e: iː 'i: uː 'u: oː 'o: ɔː 'O: aː 'a: ɛː 'E: kʰ k# dʰ d# ɔ̃ 'O~ ɛ̃ 'E~ ã 'a~ ẽ 'e~ ĩ 'i~ õ 'o~ ũ 'u~ ɪ̃ 'I~ ʌ̃ 'V~ ʊ̃ 'U~ pʰ p# bʰ b# ʈ t. ɖ d. cʰ c# ɟʰ J# ɡʰ g# ʈʰ t.# ɖʰ d.# aɪ̃ 'aI~ aʊ̃ 'aU~",
    lacks: 'ɹ',
  },
  ms: { own: "y 'y ø 'Y ts ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI ɔɪ 'OI əʊ '@U", lacks: 'ɪ' },
  mt: {
    own: "y 'y ø 'Y ai 'ai ei 'ei ou 'ou uo 'uo yi 'yi øi 'Yi oi 'oi ui 'ui au 'au eu 'eu iu 'iu ey 'ey øy 'Yy iy 'iy ie 'ie yø 'yY",
    lacks: 'ɛ ɔ aʊ aɪ',
  },
  ne: {
    own: "ɾ r ʋ v ʌ 'V eʊ 'eU eɪ 'eI oɪ 'oI uɪ 'uI eː 'e: iː 'i: uː 'u: oː 'o: ɔː 'O: oʊ 'oU aː 'a: ɛː 'E: ʌʊ 'VU ʌɪ 'VI kʰ k# dʰ d# ɔ̃ 'O~ ɛ̃ 'E~ ã 'a~ ẽ 'e~ ĩ 'i~ õ 'o~ ũ 'u~ ɪ̃ 'I~ ʌ̃ 'V~ ʊ̃ 'U~ pʰ p# bʰ b# ʈ t. ɖ d. cʰ c# ɟʰ J# ɡʰ g# ʈʰ t.# ɖʰ d.#",
    lacks: 'v ɹ',
  },
  nl: {
    own: "r r y 'y ɑ A eʊ 'eU ɛɪ 'EI eː 'e: oː 'o: ɔː 'O: aː 'a: øː 'Y: yʊ 'yU œy 'Wy ʌʊ 'VU ɑ̃ 'A~ ɔ̃ 'O~",
    lacks: 'aʊ aɪ ʊ ɹ',
  },
  om: { own: "r r ø 'Y Φ P", lacks: 'ɛ ɔ aʊ aɪ ɹ' },
  pl: { own: "ɨ 'y ts ts dʑ dz ɔ̃ 'O~ ɛ̃ 'E~ tʲ t; dʲ d;", lacks: 'aʊ aɪ ʊ ɪ' },
  qu: { own: '', lacks: 'ɛ ɔ aʊ aɪ ʊ ɪ' },
  ro: {
    own: "r r ɨ 'y ø 'Y ts ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI əɪ '@I oʊ 'oU əʊ '@U yɪ 'yI eo 'eo iɪ 'iI yʊ 'yU ea 'ea ɔa 'Oa zʲ z; sʲ s; ʒʲ Z; ʃʲ S; tʲ t; dʲ d; nʲ n; lʲ l; mʲ m; pʲ p; fʲ f; bʲ b; ɾʲ *; vʲ v; tsʲ ts; e̪u 'e[u",
    lacks: 'ʑ ɕ ɹ ɪ',
  },
  ru: {
    own: "r r ɑ 'a ɭ l y 'y ø 'Y ts ts ja 'ja ju 'ju sʲ s; a 'a# tʲ t; dʲ d; mʲ m; ʌ 'V# ɔ 'O- dʒʲ dZ; tʃʲ tS;",
    lacks: 'l aʊ aɪ ʎ dʑ tɕ ʊ ɹ',
  },
  sd: {
    own: "ɾ r ʋ v ʌ 'V eː 'e: iː 'i: uː 'u: oː 'o: ɔː 'O: aː 'a: ɛː 'E: kʰ k# dʰ d# ɔ̃ 'O~ ɛ̃ 'E~ ã 'a~ ẽ 'e~ ĩ 'i~ õ 'o~ ũ 'u~ ɪ̃ 'I~ ʌ̃ 'V~ ʊ̃ 'U~ pʰ p# bʰ b# ʈ t. ɖ d. cʰ c# ɟʰ J# ɡʰ g# ʈʰ t.# ɖʰ d.#",
    lacks: 'v ɹ',
  },
  si: {
    own: "ɐ 'a ʌ 'V eː 'e: iː 'i: uː 'u: oː 'o: ɔː 'O: aː 'a: ɛː 'E: kʰ k# dʰ d# ɔ̃ 'O~ ɛ̃ 'E~ ã 'a~ ẽ 'e~ ĩ 'i~ õ 'o~ ũ 'u~ ɪ̃ 'I~ ʌ̃ 'V~ ʊ̃ 'U~ pʰ p# bʰ b# ʈ t. ɖ d. cʰ c# ɟʰ J# ɡʰ g# ᵐ m# ⁿ n# ᵑ N# ʈʰ t.# ɖʰ d.#",
    lacks: 'a',
  },
  sk: {
    own: "ɨ 'y ts ts dʑ dz eʊ 'eU eɪ 'eI eː 'e: iː 'i: uː 'u: oː 'o: oʊ 'oU aː 'a: r̩ː 'r: l̩ː 'l: ɔ̃ 'O~ ɛ̃ 'E~ tʲ t; dʲ d; r̝ R^ r̝̊ R^/",
    lacks: 'ʊ ɪ',
  },
  sl: { own: "ʋ v y 'y ts ts dʑ dz ɔ̃ 'O~ ɛ̃ 'E~ tʲ t; dʲ d; r̝ R^", lacks: 'v aʊ aɪ ʊ ɪ' },
  sq: { own: "tɕ c y 'y ɑ A ʌ 'V ts ts dz dz eɪ 'eI yɛ 'yE ɔɪ 'OI ll ll", lacks: 'c aʊ ʊ' },
  sr: {
    own: "ɨ 'y ɑ A ts ts dʑ dz eʊ 'eU eɪ 'eI eː 'e: iː 'i: uː 'u: oː 'o: oʊ 'oU aː 'a: r̩ː 'r: l̩ː 'l: ɔ̃ 'O~ ɛ̃ 'E~ tʲ t; dʲ d; hʰ h# r̝ R^ xʰ x# r̝̊ R^/",
    lacks: '',
  },
  sv: { own: "y 'y œ 'W eː 'e: iː 'i: yː 'y: uː 'u: oː 'o: ɑː 'A: øː 'Y: ɛː 'E: sx sx ʉ 'u-", lacks: 'aʊ aɪ' },
  sw: { own: '', lacks: 'ɛ ɔ aʊ aɪ ʊ ɪ' },
  ta: {
    own: "ʉ 'U ʌ 'V eː 'e: iː 'i: uː 'u: oː 'o: ɔː 'O: aː 'a: ɛː 'E: ɻ z. kʰ k# dʰ d# ɔ̃ 'O~ ɛ̃ 'E~ ã 'a~ ẽ 'e~ ĩ 'i~ õ 'o~ ũ 'u~ ɪ̃ 'I~ ʌ̃ 'V~ ʊ̃ 'U~ pʰ p# bʰ b# ʈ t. ɖ d. cʰ c# ɟʰ J# ɡʰ g# ʈʰ t.# ɖʰ d.#",
    lacks: 'ʐ ʊ',
  },
  te: {
    own: "r r ʌ 'V eː 'e: iː 'i: uː 'u: oː 'o: ɔː 'O: aː 'a: ɛː 'E: kʰ k# dʰ d# ɔ̃ 'O~ ɛ̃ 'E~ ã 'a~ ẽ 'e~ ĩ 'i~ õ 'o~ ũ 'u~ ɪ̃ 'I~ ʌ̃ 'V~ ʊ̃ 'U~ pʰ p# bʰ b# ʈ t. ɖ d. cʰ c# ɟʰ J# ɡʰ g# ʈʰ t.# ɖʰ d.#",
    lacks: 'ɹ',
  },
  ti: { own: "r r β b ɨ 'y ʕ A", lacks: 'ɛ ɔ aʊ aɪ ʊ ɹ ɪ' },
  tk: {
    own: "ɯ '@ y 'y ø 'Y ɑ A œ 'W ts ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI oː 'o: ɑː 'A: øː 'Y: ɪː 'I: œː 'W: ʊː 'U: ə '@-",
    lacks: '',
  },
  tn: { own: "r r K K ts ts ph ph kh kh ɑː 'A@ iə 'e@ ɹ 'r-", lacks: 'aʊ aɪ r̩' },
  tr: { own: "ɯ '@ ɾ R y 'y ø 'Y œ 'W ɢ G ts ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI ə '@- r r/", lacks: '' },
  tt: { own: "r r ɑ 'a q k ɫ l ʁ g y 'y œ 'W ɯ 'V eː 'e: l l/ æ 'aI3", lacks: 'ɡ ɛ ɔ aʊ aɪ a ʊ ɹ' },
  ug: { own: "ɯ '@ ɾ R y 'y ø 'Y ɑ A œ 'W ɢ G ts ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI ə '@- r r/", lacks: '' },
  uk: { own: '', lacks: 'ɔ aʊ aɪ ʊ' },
  ur: {
    own: "ɾ r ʋ v ʌ 'V eː 'e: iː 'i: uː 'u: oː 'o: ɔː 'O: aː 'a: ɛː 'E: kʰ k# dʰ d# ɔ̃ 'O~ ɛ̃ 'E~ ã 'a~ ẽ 'e~ ĩ 'i~ õ 'o~ ũ 'u~ ɪ̃ 'I~ ʌ̃ 'V~ ʊ̃ 'U~ pʰ p# bʰ b# ʈ t. ɖ d. cʰ c# ɟʰ J# ɡʰ g# ʈʰ t.# ɖʰ d.#",
    lacks: 'v ɹ',
  },
  uz: { own: "r r ɫ l y 'y ø 'Y ɑ A ʀ G tS tS l l/", lacks: 'ɔ tʃ aʊ aɪ ɹ' },
  en: {
    own: "æ 'a ʌ 'V eɪ 'eI eː 'e: iː 'i: uː 'u: oː 'o: ɑː 'A: ɔɪ 'OI əl '@L ɑːɹ 'A@ ɔː 'O: ɔːɹ 'O@ oʊ 'oU ɛɹ 'e@ iə 'i@ ʊɹ 'U@ əɹ 'IR ʌɹ 'VR aɪə 'aI@ ʍ w# ᵻ 'I# ɑ̃ 'A~ ɔ̃ 'O~ ɪɹ 'i@3 aɪɚ 'aI3",
    lacks: 'r̩ tʰ a',
  },
  nb: {
    own: "y 'y ɑ A œ 'W eː 'e: iː 'i: yː 'y: uː 'u: oː 'o: ɑː 'A: ɔɪ 'OI aː 'a: øː 'Y: øy 'Yy ɛː 'E: ɑɪ 'AI ʉ 'u- ʉː 'u-: ʉɪ 'u-I",
    lacks: '',
  },
  no: {
    own: "y 'y ɑ A œ 'W eː 'e: iː 'i: yː 'y: uː 'u: oː 'o: ɑː 'A: ɔɪ 'OI aː 'a: øː 'Y: øy 'Yy ɛː 'E: ɑɪ 'AI ʉ 'u- ʉː 'u-: ʉɪ 'u-I",
    lacks: '',
  },
  pt: {
    own: "y 'y ø 'Y ɑ A ts ts eʊ 'eU iʊ 'iU eɪ 'eI ɛɪ 'EI oɪ 'oI uɪ 'uI ɔɪ 'OI ɛʊ 'EU ẽ 'e~ ĩ 'i~ õ 'o~ ũ 'u~",
    lacks: 'r̩',
  },
};
