import { expect, it } from 'vitest';
import { colourCode } from './code-colours.ts';

it('colours strings, key words and numbers, and loses no character', () => {
  const code = 'const a = await get("it\'s \\"1\\"", 2.5); # plain\n';
  expect(
    colourCode(code)
      .filter(({ colour }) => colour !== 'plain')
      .map(({ colour, text }) => ({ colour, text })),
  ).toEqual([
    { colour: 'keyword', text: 'const' },
    { colour: 'keyword', text: 'await' },
    { colour: 'string', text: '"it\'s \\"1\\""' },
    { colour: 'number', text: '2.5' },
  ]);
  // An option of a command is no key word.
  expect(colourCode('--fail-with-body').map(({ colour }) => colour)).toEqual(['plain']);
  const parts = (text: string) =>
    colourCode(text)
      .map((part) => part.text)
      .join('');
  for (const text of [code, '', 'plain', `'open "string`, "-H 'xi-api-key: K' \\\n  -d '{\n}'"])
    expect(parts(text)).toBe(text);
});
