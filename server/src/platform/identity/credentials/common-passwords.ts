/**
 * The passwords that are tried first everywhere and that the rule on digits, letters and special characters lets through:
 * a word that everybody thinks of, written with @ for a and the like, with what everybody hangs on it; and walks over the
 * keyboard. Some hundred thousand strings in a few lines.
 */

const words = new Set(
  `password pass passwd passcode admin administrator root user guest test testing tester login welcome welkom letmein
  hello hallo iloveyou love lovely sunshine princess qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn
  zxcvbnm abc abcd abcdef monkey dragon master shadow superman batman football baseball soccer hockey basketball
  michael jordan ashley daniel jessica charlie andrew thomas jennifer nicole robert william maria anna summer winter
  spring autumn fall sommer herbst monday friday january february march april june july august september october
  november december secret changeme change default temp temporary company secure security trustno freedom whatever
  computer internet google apple samsung microsoft windows facebook linkedin starwars pokemon ninja mustang ferrari
  porsche cookie cheese banana chocolate flower hunter killer access system server mypassword demo office london
  berlin paris newyork america canada india pakistan germany france passwort kennwort geheim schatz ficken hallowelt
  helloworld motdepasse bonjour soleil contrasena hola veery voice elevenlabs`.split(/\s+/),
);

const looksLike: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Digits and signs around a word: a year, a row, a repetition; at most this long each. */
const hanging =
  /^[^\p{L}\d]{0,3}(?:\d{0,4}|12345|123456|1234567|12345678|123456789|1234567890|(\d)\1+)[^\p{L}\d]{0,3}$/u;

const walks = new Set(
  `1qaz@wsx !qaz2wsx 1qaz!qaz !qaz1qaz zaq1@wsx zaq!2wsx 1qaz2wsx! !qaz@wsx1 1q2w3e4r! 1q2w3e4r5t! 1q2w3e! q1w2e3r4!
  q1w2e3r4t5! qwe123!@# 123qwe!@# 1234qwer! qwer1234! asdf1234! 1234asdf! abc123!@# a1b2c3d4! a1s2d3f4! qaz123!@#
  aa123456! a123456! a12345678! aa123456@ a123456@ abcd1234! abc12345! abc123456! qwerty123!@# asd123!@# zxc123!@#
  qweasd123! qweasdzxc1! !@#123qwe !@#qwe123 1!2@3#4$q !1q@2w#3e 1@2#3$4q q!w2e3r4 123456a! 123456aa! 12345678a! p@$$w0rd1
  pa$$word1 pa$$w0rd pa$$w0rd1 p@$$w0rd p@$$word1 !1234567a 1234abcd! 123abc!@# test123!@# admin123!@# root123!@#`.split(
    /\s+/,
  ),
);

/** Longer passwords are not checked, because nobody continues a common password this far by accident. */
const maxLength = 40;

export function isCommonPassword(password: string): boolean {
  const text = password.trim().toLowerCase();
  if (text.length > maxLength) return false;
  if (walks.has(text)) return true;
  const plain = [...text].map((one) => looksLike[one] ?? one).join('');
  // Each way to see which part is the word: `p@ssw0rd!` ends with a sign that could also be an i.
  for (let from = 0; from < text.length; from++) {
    if (!hanging.test(text.slice(0, from))) continue;
    for (let to = text.length; to > from; to--) {
      if (hanging.test(text.slice(to)) && (words.has(plain.slice(from, to)) || words.has(text.slice(from, to))))
        return true;
    }
  }
  return false;
}
