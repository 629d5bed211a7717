import { describe, expect, it } from 'vitest';
import { problemOf, toBatchRow, withFirst } from './bulk-rows.ts';
import { decodeText, parseTable, readTable } from './read-file.ts';

const filled = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => !['id', 'number'].includes(name) && value !== ''));
const read = async (text: string) => (await parseTable(text)).rows.map(filled);
const problem = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { problem: string }) => error.problem,
  );

describe('a bulk file', () => {
  it('has its columns in any order and case, with the names people give them', async () => {
    const { rows, ignored } = await parseTable('Voice ID,TEXT,Similarity Boost,Notes\nAda,Hello,0.5,x\n');
    expect(filled(rows[0]!)).toMatchObject({ voice: 'Ada', text: 'Hello', similarity: '0.5' });
    expect(ignored).toEqual(['Notes']);
  });
  it('may be quoted, of several lines, and end as it likes', async () => {
    expect(await read('text,voice\r\n"Hello, ""you""\r\nthere",Ada\r\n\r\n"Bye"\r\n')).toEqual([
      { text: 'Hello, "you"\nthere', voice: 'Ada' },
      { text: 'Bye' },
    ]);
  });
  it('may come from a spreadsheet: a byte order mark, semicolons, tabs', async () => {
    expect(await read('\uFEFFtext;speed\nOne, two;0,8')).toEqual([{ text: 'One, two', speed: '0,8' }]);
    expect(await read('text\tvoice\nOne; two\tAda')).toEqual([{ text: 'One; two', voice: 'Ada' }]);
  });
  it('may be lines of text, with or without a name', async () => {
    expect(await read('text\nHello, you\nBye; now')).toEqual([{ text: 'Hello, you' }, { text: 'Bye; now' }]);
    expect(await read('Hello, you\nBye; now')).toEqual([{ text: 'Hello, you' }, { text: 'Bye; now' }]);
    expect(await read('“Hi,” he said.\n"Hi," she said.')).toEqual([
      { text: '“Hi,” he said.' },
      { text: '"Hi," she said.' },
    ]);
  });
  it('is refused where it cannot be meant', async () => {
    expect(await problem(parseTable(''))).toBe('no_rows');
    expect(await problem(parseTable('text,voice\n'))).toBe('no_rows');
    expect(await problem(parseTable('voice,speed\nAda,1'))).toBe('no_text_column');
    expect(await problem(parseTable(`text\n${'Hello\n'.repeat(1001)}`))).toBe('too_many');
    expect((await parseTable(`text\n${'Hello\n'.repeat(1000)}`)).rows).toHaveLength(1000);
    expect(await problem(readTable(new File(['x'.repeat(1_000_001)], 'a.csv')))).toBe('too_large');
    expect(await problem(readTable(new File([new Uint8Array([80, 75, 3, 4, 0, 0])], 'a.xlsx')))).toBe('not_text');
  });
  it('with an unclosed quote is refused with the line, because the quote would swallow the rows below', async () => {
    const failure = (source: string) =>
      parseTable(source).then(
        () => null,
        ({ problem: why, line }: { problem: string; line: number }) => [why, line],
      );
    expect(await failure('text,voice\n"Two\nlines.",Ada\n"Never closed,Ada\nLost.,Ada\n')).toEqual([
      'unclosed_quote',
      4,
    ]);
    expect(await failure('text\nOne.\n"Two.\nThree.\n')).toEqual(['unclosed_quote', 3]);
    expect(await failure('text,voice\n"Hi," she said.,Ada\nBye,Ada\n')).toEqual(['unclosed_quote', 2]);
    // Lines without column names are prose, where a quote may stay open.
    expect(await read('"One.\n"Two."')).toEqual([{ text: '"One.' }, { text: '"Two."' }]);
  });
  it('numbers its rows as a spreadsheet does, with the head and the empty rows', async () => {
    const { rows } = await parseTable('text,voice\nOne.,Ada\n\n,\n"Two\nlines.",\nThree.,\n');
    expect(rows.map(({ number, text }) => [number, text])).toEqual([
      [2, 'One.'],
      [5, 'Two\nlines.'],
      [6, 'Three.'],
    ]);
    expect((await parseTable('One.\n\nTwo.')).rows.map(({ number }) => number)).toEqual([1, 3]);
    expect(withFirst(rows, new Set([2, 1])).map(({ number }) => number)).toEqual([5, 6, 2]);
  });
  it('is read in the letters it was written in', () => {
    expect(decodeText(new TextEncoder().encode('Größe 日本'))).toBe('Größe 日本');
    expect(decodeText(Uint8Array.of(0x47, 0x72, 0xf6, 0xdf, 0x65))).toBe('Größe');
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x48, 0, 0x69, 0))).toBe('Hi');
  });
});

describe('a row', () => {
  it('asks for what it says and nothing else', async () => {
    const { rows } = await parseTable(
      'text,voice,speed,stability,style,seed,model,language,filename\nHi,Ada,"0,8",0.3,,7,m,de,a\nBye',
    );
    expect(rows.map(toBatchRow)).toEqual([
      {
        text: 'Hi',
        voice: 'Ada',
        model_id: 'm',
        language_code: 'de',
        filename: 'a',
        seed: 7,
        voice_settings: { speed: 0.8, stability: 0.3 },
      },
      { text: 'Bye' },
    ]);
    expect(rows.map(problemOf)).toEqual([undefined, undefined]);
  });
  it('says what the server could not read', async () => {
    const { rows } = await parseTable('text,speed,seed\n ,1,\nHi,fast,\nHi,1,1.5\nHi,1,-1\nHi,1,0');
    expect(rows.map((row) => problemOf(row) !== undefined)).toEqual([true, true, true, true, false]);
    expect(problemOf(rows[1]!)).toContain('fast');
  });
});
