/** The sentences of the public pages, in the language that the browser asks for. */
import type { Translate } from '#contract/kit/messages.ts';
import { compile, mailLanguageOf, type Compiled, type MailLanguage } from '../../../platform/notify/mail/catalogue.ts';
import type english from '../../../../messages/en/share-page.json';

export interface PageWords {
  language: MailLanguage;
  t: Translate<typeof english>;
}

const compiled = new Map<MailLanguage, Compiled>();

export function pageWords(languages: string | undefined): PageWords {
  const language = mailLanguageOf(languages) ?? 'en';
  const known =
    compiled.get(language) ??
    compile(language, new URL(`../../../../messages/${language}/share-page.json`, import.meta.url));
  compiled.set(language, known);
  return { language, t: (key, ...[params]) => known(key, params) };
}
