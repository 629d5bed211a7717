/** What the product says. English comes with each slice; another language as one file before the first picture. */
import { createElement, Fragment, type ReactNode } from 'react';
import { isPseudo, isRightToLeft, locale } from './locale.ts';
import { pseudo } from './pseudo.ts';

type Values = Record<string, string | number>;
type Compiled = Record<string, (values: Values) => string>;

let translated: Record<string, Compiled> = {};

/** Before the first picture. */
export async function loadMessages(): Promise<void> {
  document.documentElement.lang = locale;
  document.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr';
  if (locale === 'de') translated = (await import('virtual:messages/de')).default;
}

export interface Translate<K extends string> {
  (key: K, values?: Values): string;
  /** With nodes in the places of values: `t.rich('deleted', { name: <b>Ada</b> })`. */
  rich(key: K, values: Record<string, ReactNode>): ReactNode;
}

/** Holds the place of a node in a formatted text; letters that no message has. */
const [open, close] = ['\uE000', '\uE001'];

/** `english` is a catalogue of `web/messages/en`; the build turns its messages into functions. */
export function messagesOf<T extends Record<string, string>>(name: string, english: T): Translate<keyof T & string> {
  const own = english as unknown as Compiled;
  const format = (key: keyof T & string, values: Values): string => {
    const message = translated[name]?.[key] ?? own[key];
    if (!message) throw new Error(`There is no message ${name}.${key}.`);
    const text = message(values);
    return isPseudo ? pseudo(text, isRightToLeft) : text;
  };
  const t = (key: keyof T & string, values: Values = {}) => format(key, values);
  return Object.assign(t, {
    rich(key: keyof T & string, values: Record<string, ReactNode>): ReactNode {
      const plain = Object.entries(values).map(([value, node]) => [
        value,
        typeof node === 'number' ? node : `${open}${value}${close}`,
      ]);
      const parts = format(key, Object.fromEntries(plain) as Values).split(/\uE000(\w+)\uE001/);
      return createElement(Fragment, null, ...parts.map((part, at) => (at % 2 === 0 ? part : values[part])));
    },
  });
}
