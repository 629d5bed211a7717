import { expect, test } from 'vitest';
import { shortLink, socialAddress } from './link-rules.ts';

const link = 'https://veery.example.org/share/AbCdEfGhIjKlMnOpQrSt';

test('a link is shown cut at 38 characters', () => {
  expect(shortLink(link)).toBe('https://veery.example.org/share/AbCdEf…');
  expect(shortLink(link.slice(0, 38))).toBe(link.slice(0, 38));
});

test('other sites get the whole link, and a title with any character', () => {
  const shown = (address: string) => Object.fromEntries(new URL(address).searchParams);
  expect(shown(socialAddress.facebook(link, 'A & B'))).toEqual({ u: link });
  expect(shown(socialAddress.x(link, 'A & B #1'))).toEqual({ url: link, text: 'A & B #1' });
  expect(shown(socialAddress.whatsapp(link, 'Größe?'))).toEqual({ text: `Größe? ${link}` });
});
