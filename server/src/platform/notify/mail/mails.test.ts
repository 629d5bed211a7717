/** Every mail there is: whole in HTML, with the same links in its text. A function added to a *.mails.ts is in here by itself. */
import { expect, test } from 'vitest';
import type { MailContent } from './mail.ts';
import { renderHtml, renderText } from './render.ts';
import { faultsOf } from './mail-server.suite.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../**/*.mails.ts', { eager: true });
/** A word with every name: whatever a mail asks for is there, and looks like what people write. */
function anything(name: string): unknown {
  const words = `${name} <b>"&'</b>`;
  const known: Record<string | symbol, unknown> = {
    publicUrl: 'https://v.example.org',
    to: 'ann@example.test',
    [Symbol.toPrimitive]: () => words,
    toString: () => words,
  };
  return new Proxy(
    Object.assign(() => words, {}),
    {
      get: (_target, key) => known[key] ?? (typeof key === 'symbol' ? undefined : anything(key)),
    },
  );
}

const mails = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, make]) => {
    if (typeof make !== 'function') return [];
    const made: unknown = make(...Array.from({ length: make.length }, (_, n) => anything(`argument${n}`)));
    // What helps to write mails is none.
    return typeof made === 'object' ? [[`${file.split('/').at(-1)} ${name}`, toContent(made)] as const] : [];
  }),
);

/** Words in the place of what was handed on as it is. */
function toContent(made: unknown): MailContent {
  const text = JSON.stringify(made, (_, value: unknown) => (typeof value === 'function' ? `${value as never}` : value));
  return JSON.parse(text) as MailContent;
}

test('there are mails', () => expect(mails.length).toBeGreaterThan(10));

test.each(mails)('%s', (_, content) => {
  const [html, text] = [renderHtml(content), renderText(content)];
  expect(faultsOf(html)).toEqual([]);
  expect(content.subject.length).toBeGreaterThan(5);
  if (!content.action) return;
  expect(text.split('\n')).toContain(content.action.url);
  expect(content.action.url).toMatch(/^https:\/\/v\.example\.org\/app\//);
});
