/**
 * The wording of mails in each language: the catalogues of server/messages and of the notices, compiled on first use.
 */
import { readFileSync } from 'node:fs';
import MessageFormat from '@messageformat/core';
import { defaultInstallationName } from '#contract/instance/name.ts';
import type { Params, Translate } from '#contract/kit/messages.ts';
import type mails from '../../../../messages/en/mails.json';
import type notices from '../../../../../contract/messages/en/notices.json';

export const mailLanguages = ['en', 'de'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** Each sentence that names the installation gets its name here, so that none of those who word a mail need know it. */
type Named<C> = {
  [Key in keyof C]: C[Key] extends () => string
    ? C[Key]
    : C[Key] extends (params: infer P) => string
      ? Taking<P>
      : never;
};
type Taking<P> = [Exclude<keyof P, 'installation'>] extends [never]
  ? () => string
  : (params: Omit<P, 'installation'>) => string;

export interface Words {
  language: MailLanguage;
  installation: string;
  t: Translate<Named<typeof mails>>;
  notices: Translate<typeof notices>;
}

/** Returns the first available language of a locale (`de-AT`) or of an Accept-Language header (`fr, de;q=0.8`). */
export function mailLanguageOf(wanted: string | null | undefined): MailLanguage | undefined {
  const tags = (wanted ?? '').split(',').map((tag) => tag.trim().toLowerCase().split(/[-_;]/, 1)[0]);
  return tags.map((tag) => mailLanguages.find((language) => language === tag)).find(Boolean);
}

export type Compiled = (key: string, params?: Params) => string;
const compiled = new Map<MailLanguage, { mails: Compiled; notices: Compiled }>();

/** @param installation What the installation is called. */
export function wordsIn(language: MailLanguage, installation: string = defaultInstallationName): Words {
  const { mails, notices } = compiledIn(language);
  return { language, installation, t: (key, ...[params]) => mails(key, { ...params, installation }), notices };
}

function compiledIn(language: MailLanguage) {
  const known = compiled.get(language);
  if (known) return known;
  const words = {
    mails: compile(language, new URL(`../../../../messages/${language}/mails.json`, import.meta.url)),
    notices: compile(language, new URL(`../../../../../contract/messages/${language}/notices.json`, import.meta.url)),
  };
  compiled.set(language, words);
  return words;
}

/** Compiles a catalogue of the server. */
export function compile(language: MailLanguage, file: URL): Compiled {
  const format = new MessageFormat(language, { strictPluralKeys: true, biDiSupport: false, returnType: 'string' });
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const functions = new Map(Object.entries(messages).map(([key, message]) => [key, format.compile(message)]));
  return (key, params = {}) => {
    const message = functions.get(key);
    if (!message) throw new Error(`There is no message ${key}.`);
    return message({ ...params });
  };
}
