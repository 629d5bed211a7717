import english from '../../../../messages/en/voice-traits.json';
import type { Model } from '#contract/models/types.ts';
import type { Voice } from '#contract/voices/types.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { messagesOf } from '../../../lib/language/messages.ts';
import { t, type MessageKey } from '../messages.ts';

const trait = messagesOf('voice-traits', english);
const isTrait = (key: string): key is keyof typeof english => Object.hasOwn(english, key);

const languages = new Intl.DisplayNames(formatLocale, { type: 'language', languageDisplay: 'standard' });

export function languageName(code: string | null | undefined): string {
  try {
    return code ? (languages.of(code) ?? code) : '';
  } catch {
    return code ?? '';
  }
}

/** Names a label in the language of the reader. A label that its owner made up is shown as written. */
export function traitLabel(label: string | undefined): string {
  const key = (label ?? '').replaceAll(/[\s-]/g, '_');
  if (isTrait(key)) return trait(key);
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Describes the use case, origin and character of a voice in one line. */
export function voiceNote({ labels }: Voice): string {
  const { use_case, accent, language, descriptive } = labels;
  const origin = accent && accent !== 'standard' ? traitLabel(accent) : languageName(language);
  return [traitLabel(use_case), origin, traitLabel(descriptive)].filter(Boolean).join(' · ');
}

/** Names a language for a search: for the reader, in English, and as its own speakers do. */
export function languageNames(code: string | undefined): string[] {
  if (!code) return [];
  const nameIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? '';
  try {
    return [languageName(code), nameIn('en'), nameIn(code)];
  } catch {
    return [code];
  }
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
