/**
 * The native library of PocketSphinx. It is loaded only in a process of its own, because a fault in it ends the process.
 * Handles of libraries are kept for as long as the process lives: one that is collected as garbage unloads its library.
 */
import koffi from 'koffi';
import type { InstalledPocketSphinx } from './find-pocketsphinx.ts';

/** A word of the best path, by frames of 10 ms. */
export interface NativeWord {
  text: string;
  from: number;
  to: number;
  /** Posterior, 0 to 1; only of a search by the language model. */
  probability: number;
  /** How well the sound fits: the logarithm of its score against the best score of each frame. */
  acoustic: number;
}

export interface Decoder {
  begin(): void;
  /** Samples of an utterance. `isWhole`: there are no others, and the level is set by all of them. */
  process(samples: Int16Array, isWhole: boolean): void;
  hypothesis(): string;
  end(): void;
  /** The words of the utterance that has ended, without silence; noises stand in brackets. */
  words(): NativeWord[];
  /** Whether the dictionary has a word. */
  knows(word: string): boolean;
  addWord(word: string, phones: string): void;
  /** Only the words of the grammar are recognised from now on. Returns false when it is none. */
  useGrammar(name: string, jsgf: string): boolean;
}

/** The library gives logarithms to this base. */
const logBase = 1.0001;
/** It divides scores of sound by this. */
const scoreScale = 1024;

export function openLibrary({ base, library, model }: InstalledPocketSphinx) {
  const sphinxBase = koffi.load(base, { global: true });
  const pocketSphinx = koffi.load(library);
  const handles = [sphinxBase, pocketSphinx];
  const parse = sphinxBase.func(
    'void *cmd_ln_parse_r(void *inout, void *definitions, int argc, const char **argv, int strict)',
  );
  sphinxBase.func('int err_set_logfile(const char *path)')('/dev/null');
  const f = (declaration: string) => pocketSphinx.func(declaration);
  const args = f('void *ps_args()');
  const init = f('void *ps_init(void *config)');
  const startStream = f('int ps_start_stream(void *ps)');
  const startUtterance = f('int ps_start_utt(void *ps)');
  const processRaw = f('int ps_process_raw(void *ps, const int16_t *data, size_t samples, int noSearch, int fullUtt)');
  const endUtterance = f('int ps_end_utt(void *ps)');
  const getHypothesis = f('const char *ps_get_hyp(void *ps, _Out_ int *score)');
  const firstSegment = f('void *ps_seg_iter(void *ps)');
  const nextSegment = f('void *ps_seg_next(void *segment)');
  const segmentWord = f('const char *ps_seg_word(void *segment)');
  const segmentFrames = f('void ps_seg_frames(void *segment, _Out_ int *from, _Out_ int *to)');
  const segmentScores = f(
    'int ps_seg_prob(void *segment, _Out_ int *acoustic, _Out_ int *language, _Out_ int *backoff)',
  );
  const setGrammar = f('int ps_set_jsgf_string(void *ps, const char *name, const char *jsgf)');
  const setSearch = f('int ps_set_search(void *ps, const char *name)');
  const unsetSearch = f('int ps_unset_search(void *ps, const char *name)');
  const lookUp = f('const char *ps_lookup_word(void *ps, const char *word)');
  const addWord = f('int ps_add_word(void *ps, const char *word, const char *phones, int update)');

  /** @throws Error when the model cannot be loaded */
  return function createDecoder(options: readonly string[]): Decoder {
    const words = ['-hmm', `${model}/en-us`, '-dict', `${model}/cmudict-en-us.dict`, '-logfn', '/dev/null', ...options];
    const decoder = handles.length > 0 ? init(parse(null, args(), words.length, words, 0)) : undefined;
    if (!decoder) throw new Error('the model of PocketSphinx could not be loaded');
    let grammar: string | undefined;
    return {
      begin() {
        // A stream for each utterance: otherwise the level of noise and the times carry over from what was heard before,
        // so that the same sound is heard in another way.
        if (startStream(decoder) !== 0 || startUtterance(decoder) !== 0)
          throw new Error('PocketSphinx did not begin an utterance');
      },
      process(samples, isWhole) {
        if (Number(processRaw(decoder, samples, samples.length, 0, isWhole ? 1 : 0)) < 0)
          throw new Error('PocketSphinx did not take the sound');
      },
      hypothesis: () => (getHypothesis(decoder, [0]) as string | null) ?? '',
      end: () => void endUtterance(decoder),
      words() {
        const found: NativeWord[] = [];
        for (let segment = firstSegment(decoder); segment; segment = nextSegment(segment)) {
          const text = (segmentWord(segment) as string | null) ?? '';
          const [from, to, acoustic]: [number[], number[], number[]] = [[0], [0], [0]];
          segmentFrames(segment, from, to);
          const probability = Number(segmentScores(segment, acoustic, [0], [0]));
          if (/^<|^\(NULL\)|^$/.test(text)) continue;
          found.push({
            text: text.replace(/\(\d+\)$/, ''),
            from: from[0] ?? 0,
            to: (to[0] ?? 0) + 1,
            probability: Math.min(1, logBase ** probability),
            acoustic: (acoustic[0] ?? 0) * scoreScale * Math.log(logBase),
          });
        }
        return found;
      },
      knows: (word) => lookUp(decoder, word) !== null,
      addWord(word, phones) {
        addWord(decoder, word, phones, 1);
      },
      useGrammar(name, jsgf) {
        if (setGrammar(decoder, name, jsgf) !== 0 || setSearch(decoder, name) !== 0) return false;
        if (grammar !== undefined && grammar !== name) unsetSearch(decoder, grammar);
        grammar = name;
        return true;
      },
    };
  };
}
