import { describe, expect, test } from 'vitest';
import { feedbackReasons, maxFeedbackText, minFeedbackText, type ItemFeedback } from '#contract/history/types.ts';
import {
  draftOf,
  isReviewed,
  isTooShort,
  maxCharacters,
  minCharacters,
  opensDialog,
  reasons,
  toSend,
} from './feedback-rules.ts';

const nothing = { emotions: false, inaccurate_clone: false, glitches: false, audio_quality: false, other: false };
const given: ItemFeedback = {
  ...nothing,
  thumbs_up: false,
  feedback: 'A click.',
  other: true,
  review_status: 'not_reviewed',
};

test('the limits and reasons are those of the contract', () => {
  expect([minCharacters, maxCharacters]).toEqual([minFeedbackText, maxFeedbackText]);
  expect(reasons).toEqual(feedbackReasons);
});

test('a positive vote opens the dialog for texts of at most 400 characters, a negative one always', () => {
  expect([0, 400, 401].map((length) => opensDialog('up', { text: 'x'.repeat(length) }))).toEqual([true, true, false]);
  expect([0, 401].map((length) => opensDialog('down', { text: 'x'.repeat(length) }))).toEqual([true, true]);
  expect(opensDialog('up', { text: null })).toBe(true);
});

describe('the draft', () => {
  test('begins with what was said before, unless the vote is the other one', () => {
    expect(draftOf('down', { feedback: given })).toEqual({
      ...nothing,
      thumbs_up: false,
      feedback: 'A click.',
      other: true,
    });
    expect(draftOf('up', { feedback: given })).toEqual({ ...nothing, thumbs_up: true, feedback: '' });
    expect(draftOf('down', { feedback: null })).toEqual({ ...nothing, thumbs_up: false, feedback: '' });
  });

  test('of a positive vote is too short from 1 to 19 characters, without the spaces around them', () => {
    const lengths = [0, 1, 19, 20, 200];
    const short = (thumbs_up: boolean) =>
      lengths.map((length) => isTooShort({ thumbs_up, feedback: 'x'.repeat(length) }));
    expect(short(true)).toEqual([false, true, true, false, false]);
    expect(short(false)).toEqual([false, false, false, false, false]);
    expect(isTooShort({ thumbs_up: true, feedback: `${' '.repeat(20)}x` })).toBe(true);
    expect(isTooShort({ thumbs_up: true, feedback: ' '.repeat(20) })).toBe(false);
  });

  test('sends the words of a negative vote only with "Other"', () => {
    const draft = { ...nothing, thumbs_up: false, feedback: ' A click. ' };
    expect(toSend(draft).feedback).toBe('');
    expect(toSend({ ...draft, other: true }).feedback).toBe('A click.');
    expect(toSend({ ...draft, thumbs_up: true }).feedback).toBe('A click.');
  });
});

test('feedback is locked once its status is another one than not_reviewed', () => {
  expect(
    [null, given, { ...given, review_status: 'reviewed' as const }].map((feedback) => isReviewed({ feedback })),
  ).toEqual([false, false, true]);
});
