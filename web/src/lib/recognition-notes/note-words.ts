/** Words what a recogniser could not do as asked, in the reader's language. */
import english from '../../../messages/en/recognition-notes.json';
import { formatLocale } from '../language/locale.ts';
import { messagesOf } from '../language/messages.ts';

const t = messagesOf('recognition-notes', english);

const codes = [
  'model_fallback',
  'language_assumed',
  'confidence_not_available',
  'language_id_not_available',
  'diarisation_not_available',
  'audio_events_not_available',
  'punctuation_not_available',
  'keyterms_not_available',
  'translation_not_available',
] as const;

const names = new Intl.DisplayNames(formatLocale, { type: 'language', languageDisplay: 'standard' });

/** A note that came without its names, or is not known here, stays as the server words it. */
export function noteWords(note: {
  code: string;
  params?: Record<string, string> | undefined;
  message: string;
}): string {
  const code = codes.find((one) => one === note.code);
  const { recogniser, model = '', language } = note.params ?? {};
  if (!code || recogniser === undefined) return note.message;
  return t(code, { recogniser, model, language: language ? (names.of(language) ?? language) : '' });
}
