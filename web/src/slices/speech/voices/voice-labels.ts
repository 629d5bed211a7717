import type { Model } from '#contract/models/types.ts';
import type { Voice } from '#contract/voices/types.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { t, type MessageKey } from '../messages.ts';

const languages = new Intl.DisplayNames(formatLocale, { type: 'language', languageDisplay: 'standard' });

export function languageName(code: string | null | undefined): string {
  try {
    return code ? (languages.of(code) ?? code) : '';
  } catch {
    return code ?? '';
  }
}

export const traitLabel = (label: string | undefined): string => {
  const words = (label ?? '').replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Describes the use case, origin and character of a voice in one line. */
export function voiceNote({ labels }: Voice): string {
  const { use_case, accent, language, descriptive } = labels;
  const origin = accent && accent !== 'standard' ? traitLabel(accent) : languageName(language);
  return [traitLabel(use_case), origin, traitLabel(descriptive)].filter(Boolean).join(' · ');
}

/** Joins all text of a voice that a search covers. */
export function voiceSearchText(voice: Voice): string {
  const { name, description, labels, engine } = voice;
  return [name, description, engine, ...Object.values(labels), languageName(labels.language)].join(' ').toLowerCase();
}

const engineNotes: Record<string, MessageKey> = {
  flite: 'engine_flite',
  'espeak-ng': 'engine_espeak',
};
/** Names an engine for users. The server uses a short name for espeak-ng. */
export const engineName = (engine: string): string => (engine === 'espeak' ? 'espeak-ng' : engine);
export function engineNote(engine: string): string | undefined {
  const note = engineNotes[engineName(engine)];
  return note && t(note);
}

/** Gives a short badge for a model: its version, or its family where that says more. */
export function modelBadge({ name, model_id }: Model): string {
  if (/flash|turbo/i.test(model_id)) return /flash/i.test(model_id) ? 'FL' : 'TU';
  return /v(\d+)/i.exec(name)?.[0].toUpperCase() ?? name.slice(0, 2).toUpperCase();
}
