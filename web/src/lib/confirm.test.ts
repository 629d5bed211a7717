import { afterEach, describe, expect, it, vi } from 'vitest';
import { blockedBy, confirm, confirmStore, stopAsking, type Question } from './confirm.ts';
import { safeAddress } from './legal.ts';

const question: Question = { title: 'Delete?', description: 'For good.', confirmLabel: 'Delete' };
const answerNext = (isConfirmed: boolean) => confirmStore.get().waiting[0]?.answer(isConfirmed);

afterEach(() => vi.unstubAllGlobals());

it('asks one question after the other and gives each its own answer', async () => {
  const first = confirm(question);
  const second = confirm({ ...question, title: 'Really?' });
  expect(confirmStore.get().waiting.map((asked) => asked.question.title)).toEqual(['Delete?', 'Really?']);
  answerNext(true);
  expect(confirmStore.get().waiting.map((asked) => asked.question.title)).toEqual(['Really?']);
  answerNext(false);
  expect(await Promise.all([first, second])).toEqual([true, false]);
  expect(confirmStore.get().waiting).toEqual([]);
});

it('does not ask again what was opted out of, in this browser', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const withOptOut = { ...question, optOut: { label: 'Do not ask again', key: 'delete_item' } };
  const asked = confirm(withOptOut);
  answerNext(true);
  expect(await asked).toBe(true);
  stopAsking('delete_item');
  expect([...kept]).toEqual([['xi:run_once:delete_item', 'true']]);
  expect(await confirm(withOptOut)).toBe(true);
  expect(confirmStore.get().waiting).toEqual([]);
});

describe('the confirm button', () => {
  it('waits for the countdown first', () => {
    expect(blockedBy(question, '', 3)).toBe('countdown');
    expect(blockedBy(question, '', 0)).toBeUndefined();
  });
  it('waits for what is required', () => {
    const any = { ...question, requiredInput: { label: 'Reason' } };
    expect([blockedBy(any, '  ', 0), blockedBy(any, 'because', 0)]).toEqual(['input', undefined]);
    const exact = { ...question, requiredInput: { label: 'Name', value: 'Solveig' } };
    expect(['', 'Solvei', 'solveig', ' Solveig '].map((typed) => blockedBy(exact, typed, 0))).toEqual([
      'input',
      'input',
      'input',
      undefined,
    ]);
  });
});

describe('the address of the privacy policy', () => {
  it.each(['https://veery.test/privacy', 'http://veery.test/p', '/privacy'])('may be %s', (address) => {
    expect(safeAddress(address)).toBe(address);
  });
  it.each([undefined, '', 'javascript:alert(1)', '//evil.test', '/\\evil.test', 'privacy'])(
    'may not be %s',
    (address) => {
      expect(safeAddress(address)).toBeUndefined();
    },
  );
});
