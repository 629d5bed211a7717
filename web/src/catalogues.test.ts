/** Checks the catalogues against the sources: every key that is used exists, and every key that exists is used. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Token } from '@messageformat/parser';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const folder = path.join(root, '../messages');

const sources = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [path.join(root, file), readFileSync(path.join(root, file), 'utf8')]),
);
const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')) as Record<string, string>;

const imports = /import\s+(?:type\s+)?([^;]*?)\s+from\s+'([^']+)'/g;
/** Finds the files that import `target`, with the name under which they import its `t`. */
function importersOf(target: string): { text: string; name: string | undefined }[] {
  return [...sources].flatMap(([file, text]) => {
    const found = [...text.matchAll(imports)].find(
      ([, , from = '']) => from.startsWith('.') && path.resolve(path.dirname(file), from) === target,
    );
    if (!found) return [];
    return [
      {
        text,
        name: /\bt(?:\s+as\s+(\w+))?\b/
          .exec(found[1] ?? '')
          ?.slice(0, 2)
          .findLast(Boolean),
      },
    ];
  });
}

/** Finds the module that exports a catalogue's `t`. It is undefined while no screen uses the catalogue. */
const moduleOf = (file: string) => [...sources].find(([, text]) => text.includes(`messages/en/${file}'`))?.[0];

/** Lists the parameters of a message with their kinds: a plural in one language must not be plain text in another. */
const parametersOf = (message: string): string[] => [...new Set(parse(message).flatMap(namesOf))].sort();
const namesOf = (token: Token): string[] => [
  ...('arg' in token ? [`${token.arg}: ${token.type === 'function' ? token.key : token.type}`] : []),
  ...('cases' in token ? token.cases.flatMap(({ tokens }) => tokens.flatMap(namesOf)) : []),
];

const keyOf = (name: string) => new RegExp(`\\b${name}(?:\\.rich)?\\(\\s*'([^']*)'`, 'g');
const template = /\(\s*`([^`]*\$\{[^`]*)`/g;

/** These catalogues word what the server's data hold, and their keys are the data's ids and values. */
const dataOf: Record<string, string> = {
  'model-descriptions.json': 'server/src/slices/models/models.rules.ts',
  'voice-descriptions.json': 'server/src/slices/voices/premade-voices.json',
  'voice-traits.json': 'server/src/slices/voices/premade-voices.json',
};

describe.each(readdirSync(path.join(folder, 'en')).filter((file) => file.endsWith('.json')))('%s', (file) => {
  const english = read('en', file);
  const module = moduleOf(file);
  const data = dataOf[file] && readFileSync(path.join(root, '../..', dataOf[file]), 'utf8').replaceAll(/[\s-]/g, '_');

  it('has only keys and messages of the agreed form', () => {
    if (!data) expect(Object.keys(english).filter((key) => !/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(key))).toEqual([]);
    expect(Object.entries(english).filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  it('has every key that is said', () => {
    const said = module
      ? importersOf(module).flatMap(({ text, name }) => (name ? [...text.matchAll(keyOf(name))] : []))
      : [];
    expect(said.map(([, key]) => key!).filter((key) => !(key in english))).toEqual([]);
  });

  it('says every key that it has', () => {
    const own = module
      ? [...sources].filter(([name]) => path.dirname(name) === path.dirname(module)).map(([, text]) => text)
      : [];
    const texts = module ? [...own, ...importersOf(module).map(({ text }) => text)] : [];
    const patterns = texts
      .flatMap((text) => [...text.matchAll(template)])
      .map(
        ([, made = '']) =>
          new RegExp(
            `^${made
              .split(/\$\{[^}]*\}/)
              .map((part) => part.replace(/\W/g, '\\$&'))
              .join('.+')}$`,
          ),
      );
    const isSaid = (key: string) =>
      data?.includes(`"${key}"`) ||
      data?.includes(`'${key}'`) ||
      texts.some((text) => text.includes(`'${key}'`) || new RegExp(`\\b${key}:`).test(text)) ||
      patterns.some((pattern) => pattern.test(key));
    expect(Object.keys(english).filter((key) => !isSaid(key))).toEqual([]);
  });

  it('is the same in German, as soon as there is German', () => {
    const german = read('de', file);
    if (Object.keys(german).length === 0) return;
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english)) {
      expect([key, ...parametersOf(german[key]!)]).toEqual([key, ...parametersOf(message)]);
    }
  });
});

it('finds the parameters of a message', () => {
  expect(parametersOf('{count, plural, one {# file by {name}} other {{size, number} kB}}')).toEqual([
    'count: plural',
    'name: argument',
    'size: number',
  ]);
});
