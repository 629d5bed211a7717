import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pseudo } from './pseudo.ts';

/** The build turns each message into a function, as here. */
const catalogue = {
  plain: () => 'Save',
  greeting: ({ name }: { name: string | number }) => `Hello, ${name}!`,
  count: ({ count }: { count: number }) => `${count} ${count === 1 ? 'file' : 'files'}`,
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The language is chosen once, when the modules are loaded. */
async function load(locale?: string, languages: string[] = ['en-GB']) {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => (locale ? JSON.stringify(locale) : null) });
  vi.stubGlobal('navigator', { languages });
  const { messagesOf } = await import('./messages.ts');
  const { t: ui } = await import('./ui-messages.ts');
  return { t: messagesOf('test', catalogue), ui, ...(await import('./locale.ts')) };
}

describe('messagesOf', () => {
  it('formats what the catalogue says, plurals as the language has them', async () => {
    const { t, ui } = await load();
    expect(t('plain')).toBe('Save');
    expect(t('greeting', { name: 'Ada' })).toBe('Hello, Ada!');
    expect([1, 2, 12_345].map((count) => ui('credits', { count }))).toEqual([
      '1 credit',
      '2 credits',
      '12,345 credits',
    ]);
  });
  it('refuses a key that is not there', async () => {
    const { t } = await load();
    // @ts-expect-error no catalogue has it
    expect(() => t('absent')).toThrow('There is no message test.absent.');
  });
  it('puts nodes in the places of values', async () => {
    const { t } = await load();
    expect(renderToStaticMarkup(t.rich('greeting', { name: <b>Ada</b> }))).toBe('Hello, <b>Ada</b>!');
    expect(renderToStaticMarkup(t.rich('count', { count: 2 }))).toBe('2 files');
  });
});

describe('the language', () => {
  it('is the one chosen, else the browser’s first that there is, else English', async () => {
    expect((await load('de', ['en'])).locale).toBe('de');
    expect((await load(undefined, ['fr-FR', 'de-AT', 'en'])).locale).toBe('de');
    expect((await load(undefined, ['fr'])).locale).toBe('en');
    expect((await load('xx', ['fr'])).locale).toBe('en');
  });
});

describe('pseudo-locales', () => {
  it('change every letter, make it longer and leave nodes alone', async () => {
    const { t, isRightToLeft } = await load('en-XA');
    expect(t('plain')).toBe('Šáṽé~~');
    expect(isRightToLeft).toBe(false);
    expect(renderToStaticMarkup(t.rich('greeting', { name: <b>Ada</b> }))).toMatch(/^Ĥéļļó, <b>Ada<\/b>!~+$/);
  });
  it('run from the right where Arabic would', async () => {
    const { t, isRightToLeft, formatLocale } = await load('ar-XB');
    expect(t('plain')).toMatch(/^\u200f.*\u200f$/);
    expect([isRightToLeft, formatLocale]).toEqual([true, 'en']);
    expect(pseudo('  ', true)).toBe('  ');
  });
});
