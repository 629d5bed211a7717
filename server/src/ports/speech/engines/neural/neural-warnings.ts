/** What a neural model cannot honor of an input. */
import { espeakLanguages } from '../espeak/espeak-languages.ts';
import type { LocalModel, Speech, Warning } from '../../port.ts';
import { seededFamilies, unseededFamilies } from './generation-extras.ts';
import { drawsRandomNumbers } from './random-graph.ts';

type Input = Parameters<Speech['warnings']>[0];

export function neuralWarnings({ manifest, folder, title }: LocalModel): (input: Input) => Warning[] {
  const { family, files, languages } = manifest;
  /** Unknown until the files were looked through, which nobody waits for. */
  let isRepeatable = seededFamilies.has(family) ? true : unseededFamilies.has(family) ? false : undefined;
  let isLooking = false;

  function lookThrough(): void {
    if (isLooking) return;
    isLooking = true;
    void drawsRandomNumbers(folder, files).then((isRandom) => (isRepeatable = !isRandom));
  }

  return ({ texts, settings, seed }) => {
    const warnings: Warning[] = [];
    if (seed !== undefined && isRepeatable === undefined) lookThrough();
    if (seed !== undefined && isRepeatable !== true)
      warnings.push({
        code: 'seed_not_repeatable',
        message: `${title} draws its own random numbers: the same seed may give another delivery.`,
      });
    const ignored = [...(settings.stability === 0.5 ? [] : ['stability']), ...(settings.style === 0 ? [] : ['style'])];
    if (ignored.length > 0)
      warnings.push({
        code: 'setting_not_honored',
        message: `${title} has one delivery: ${ignored.join(' and ')} ${ignored.length > 1 ? 'change' : 'changes'} nothing.`,
      });
    const untimed = texts.find(
      ({ text, language }) =>
        /[\p{L}\p{N}]/u.test(text) && languages.includes(language) && !(language in espeakLanguages),
    );
    if (untimed)
      warnings.push({
        code: 'times_estimated',
        message: `${title} tells no times, and nothing here knows the sounds of "${untimed.language}": the times of words are estimated from where it sounds.`,
      });
    return warnings;
  };
}
