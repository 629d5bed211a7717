/** The sounds of toy models: a tone for each token, loud for vowels, high and soft for consonants, silent for spaces. */
import { constant, node } from './onnx.ts';

export const toyRate = 22_050;
/** Samples of a token at speed 1, and the factor on the pitch of each speaker. */
export const samplesPerToken = 1300;
export const toyPitches = [1, 1.5, 0.75];

const vowels = 'aeiouyæøœɐɑɒɔɘəɚɛɜɞɤɪɨɯɵɶʉʊʌʏᵻ';
const silent = " _^$!'(),-.:;?ˈˌːˑ";

interface Sound {
  /** Hz. */
  frequency: number;
  /** 0 to 1. */
  level: number;
}

export function toySound(token: string): Sound {
  const code = token.codePointAt(0) ?? 0;
  if (silent.includes(token)) return { frequency: 100, level: 0 };
  if (vowels.includes(token)) return { frequency: 250 + (code % 12) * 45, level: 0.5 };
  return { frequency: 900 + (code % 23) * 110, level: 0.15 };
}

/** The tokens of models that read phonemes of espeak-ng. */
export const phonemeTokens = [
  ..."_^$ !'(),-.:;?abcdefhijklmnopqrstuvwxyzæçðøħŋœǀɐɑɒɓɔɕɖɗɘəɚɛɜɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢˈˌːˑ˞βθχᵻⱱ",
];

export const tokensFile = (tokens: readonly string[]) => tokens.map((token, at) => `${token} ${at}\n`).join('');

/**
 * The part of a graph that makes sound of tokens. It takes `tokens` (int64, 1 × N), `pitch` (1) and `length` (a number),
 * and gives `sound` (1 × 1 × samples).
 */
export function toySoundGraph(tokens: readonly string[]) {
  const sounds = tokens.map(toySound);
  return {
    constants: [
      constant(
        'frequencies',
        [tokens.length],
        'float',
        sounds.map(({ frequency }) => frequency),
      ),
      constant(
        'levels',
        [tokens.length],
        'float',
        sounds.map(({ level }) => level),
      ),
      constant('perToken', [], 'float', [samplesPerToken]),
      constant('radians', [], 'float', [(2 * Math.PI) / toyRate]),
      constant('pi', [], 'float', [Math.PI]),
      constant('zero', [], 'float', [0]),
      constant('one', [], 'float', [1]),
      constant('lastAxis', [1], 'int64', [2]),
      constant('flat', [3], 'int64', [1, 1, -1]),
    ],
    nodes: [
      node('Gather', ['frequencies', 'tokens'], ['plainTones']),
      node('Mul', ['plainTones', 'pitch'], ['tones']),
      node('Unsqueeze', ['tones', 'lastAxis'], ['tone']),
      node('Gather', ['levels', 'tokens'], ['levelsOfTokens']),
      node('Unsqueeze', ['levelsOfTokens', 'lastAxis'], ['level']),
      node('Mul', ['perToken', 'length'], ['anySamples']),
      node('Floor', ['anySamples'], ['samples']),
      node('Range', ['zero', 'samples', 'one'], ['times']),
      node('Mul', ['times', 'radians'], ['angles']),
      node('Mul', ['tone', 'angles'], ['phases']),
      node('Sin', ['phases'], ['waves']),
      node('Div', ['times', 'samples'], ['shares']),
      node('Mul', ['shares', 'pi'], ['halfTurns']),
      node('Sin', ['halfTurns'], ['bows']),
      node('Sqrt', ['bows'], ['envelope']),
      node('Mul', ['waves', 'envelope'], ['shaped']),
      node('Mul', ['shaped', 'level'], ['loud']),
      node('Reshape', ['loud', 'flat'], ['sound']),
    ],
  };
}
