/**
 * Gives the messages of the app. English comes with each slice, another language as one file before the first paint.
 */
import { createElement, Fragment, type ReactNode } from 'react';
import type { Catalogue, Params, ParamsOf, Translate as TranslateText } from '#contract/kit/messages.ts';
import { isPseudo, isRightToLeft, locale } from './locale.ts';
import { pseudo } from './pseudo.ts';

/** A node may stand where a message takes any text, but a number still decides a plural. */
type NodesOf<M> = [M] extends [() => string]
  ? []
  : [M] extends [(params: infer P) => string]
    ? [nodes: { [Name in keyof P]: string extends P[Name] ? ReactNode : P[Name] }]
    : never;

export interface Translate<C extends Catalogue> extends TranslateText<C> {
  /** Formats a message with nodes in place of values: `t.rich('deleted', { name: <b>Ada</b> })`. */
  rich<Key extends keyof C & string>(key: Key, ...nodes: NodesOf<C[Key]>): ReactNode;
}

let translated: Record<string, Catalogue> = {};

/** Loads the messages of the chosen language. It must finish before the first paint. */
export async function loadMessages(): Promise<void> {
  document.documentElement.lang = locale;
  document.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr';
  if (locale === 'de') translated = (await import('virtual:messages/de')).default;
}

/** Private-use characters that hold the place of a node in a formatted text. */
const [open, close] = ['\uE000', '\uE001'];

/** `english` is a catalogue of `web/messages/en`; the build turns its messages into functions. */
export function messagesOf<C extends Catalogue>(name: string, english: C): Translate<C> {
  type Key = keyof C & string;
  function format(key: string, params: Params): string {
    const message = translated[name]?.[key] ?? english[key];
    if (!message) throw new Error(`There is no message ${name}.${key}.`);
    const text = message(params);
    return isPseudo ? pseudo(text, isRightToLeft) : text;
  }
  function t<K extends Key>(key: K, ...params: ParamsOf<C[K]>): string;
  function t(key: string, params: Params = {}): string {
    return format(key, params);
  }
  function rich<K extends Key>(key: K, ...nodes: NodesOf<C[K]>): ReactNode;
  function rich(key: string, nodes: Record<string, ReactNode> = {}): ReactNode {
    const plain = Object.entries(nodes).map(([param, node]) => [
      param,
      typeof node === 'number' ? node : `${open}${param}${close}`,
    ]);
    const parts = format(key, Object.fromEntries(plain)).split(/\uE000(\w+)\uE001/);
    return createElement(Fragment, null, ...parts.map((part, at) => (at % 2 === 0 ? part : nodes[part])));
  }
  return Object.assign(t, { rich });
}
