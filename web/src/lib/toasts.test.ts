import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './failures/errors.ts';
import {
  runToastAction,
  closeToast,
  dismissToasts,
  pauseToasts,
  onToasterShown,
  toastError,
  toastStore,
  toastSuccess,
  toastUndo,
  visibleToasts,
} from './toasts.ts';

const messages = () => toastStore.get().toasts.map(({ message }) => message);
const visible = () => visibleToasts(toastStore.get()).map(({ message }) => message);
const idOf = (message: string) => toastStore.get().toasts.find((toast) => toast.message === message)!.id;

beforeAll(onToasterShown);
beforeEach(() => {
  // A toast of the file before, which shares these modules, may come late.
  dismissToasts();
  vi.useFakeTimers();
});
afterEach(() => {
  dismissToasts();
  pauseToasts(false);
});
afterAll(() => void vi.useRealTimers());

it('closes by itself after 5555 ms', () => {
  toastSuccess('Saved');
  vi.advanceTimersByTime(5554);
  expect(messages()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

it('closes errors like the others, and keeps those in which an action waits until they are closed', () => {
  const action = { label: 'Open', run: () => undefined };
  toastError('No such voice.', { detail: 'Choose another one.' });
  toastError('The file is damaged.', { action });
  toastError('Network error', { onRetry: () => undefined });
  vi.advanceTimersByTime(5554);
  expect(messages()).toEqual(['No such voice.', 'The file is damaged.', 'Network error']);
  vi.advanceTimersByTime(600_000);
  expect(messages()).toEqual(['The file is damaged.', 'Network error']);
  for (const message of messages()) closeToast(idOf(message));
  expect(messages()).toEqual([]);
});

it('says the same once', () => {
  toastError(new ApiError(400, 'bad', 'No such voice.'));
  toastError('No such voice.');
  expect(messages()).toEqual(['No such voice.']);
});

it('says what the server said below 500, and one sentence above', () => {
  toastError(new ApiError(503, 'busy', 'stack trace'));
  toastError(new ApiError(0, 'unknown', 'Network error'));
  expect(messages()).toEqual(['Something went wrong, please try again later.', 'Network error']);
});

it('offers to try an error again, and only then', () => {
  const retry = vi.fn();
  toastError('Network error', { onRetry: retry, detail: 'Your text is safe.' });
  toastError('Not found');
  const [first, second] = toastStore.get().toasts;
  expect(first).toMatchObject({ action: { label: 'Retry' }, detail: 'Your text is safe.' });
  expect(second?.action).toBeUndefined();
  runToastAction(first!.id);
  expect(retry).toHaveBeenCalledOnce();
  expect(messages()).toEqual(['Not found']);
});

it('shows three at most; what is not seen does not run out', () => {
  toastSuccess('first');
  vi.advanceTimersByTime(1000);
  for (const message of ['second', 'third', 'fourth']) toastSuccess(message);
  expect(visible()).toEqual(['second', 'third', 'fourth']);
  vi.advanceTimersByTime(5555);
  expect(visible()).toEqual(['first']);
  vi.advanceTimersByTime(4554);
  expect(messages()).toEqual(['first']);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

it('waits while it is pointed at or has the focus', () => {
  toastSuccess('Saved');
  vi.advanceTimersByTime(5000);
  pauseToasts(true);
  vi.advanceTimersByTime(60_000);
  expect(messages()).toEqual(['Saved']);
  pauseToasts(false);
  vi.advanceTimersByTime(554);
  expect(messages()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

it('does not stay held when the last one is closed under the pointer', () => {
  toastSuccess('Saved');
  pauseToasts(true);
  closeToast(idOf('Saved'));
  toastSuccess('Saved again');
  vi.advanceTimersByTime(5555);
  expect(messages()).toEqual([]);
});

it('can be undone for eight seconds, and is committed after', () => {
  const [undo, commit] = [vi.fn(), vi.fn()];
  toastUndo('Deleted', undo, commit);
  vi.advanceTimersByTime(7999);
  expect([undo, commit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect([undo, commit].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);

  toastUndo('Deleted', undo, commit);
  runToastAction(idOf('Deleted'));
  vi.advanceTimersByTime(60_000);
  expect([undo, commit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('commits each of two deeds with the same words', () => {
  const commits = [vi.fn(), vi.fn()];
  for (const commit of commits) toastUndo('Deleted', () => undefined, commit);
  expect(messages()).toHaveLength(2);
  dismissToasts();
  for (const commit of commits) expect(commit).toHaveBeenCalledOnce();
});
