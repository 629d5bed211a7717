import type { Model } from '#contract/models.ts';
import type { Voice } from '#contract/voices.ts';

const languages = new Intl.DisplayNames('en', { type: 'language' });

function languageName(code: string | undefined): string {
  try {
    return code ? (languages.of(code) ?? code) : '';
  } catch {
    return code ?? '';
  }
}

const asWords = (label: string | undefined) => {
  const words = (label ?? '').replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a voice is for and where it is from, in three words. */
export function voiceNote({ labels }: Voice): string {
  const { use_case, accent, language, descriptive } = labels;
  const origin = accent && accent !== 'standard' ? asWords(accent) : languageName(language);
  return [asWords(use_case), origin, asWords(descriptive)].filter(Boolean).join(' · ');
}

/** Everything a search may hit. */
export function voiceHaystack(voice: Voice): string {
  const { name, description, labels } = voice;
  return [name, description, ...Object.values(labels), languageName(labels.language)].join(' ').toLowerCase();
}

/** A badge that fits: the version, or the family where that says more. */
export function modelBadge({ name, model_id }: Model): string {
  if (/flash|turbo/i.test(model_id)) return /flash/i.test(model_id) ? 'FL' : 'TU';
  return /v(\d+)/i.exec(name)?.[0].toUpperCase() ?? name.slice(0, 2).toUpperCase();
}
