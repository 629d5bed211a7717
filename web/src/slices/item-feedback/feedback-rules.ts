/** When a vote opens the dialog, and what may be sent. Pure. */
import type { FeedbackReason, HistoryItem, ItemFeedback } from '#contract/history/types.ts';
import { countCharacters } from '../../lib/format.ts';

export const minCharacters = 20;
export const maxCharacters = 200;
/** A longer text was heard as a whole, so that its positive vote says enough. */
const maxDialogCharacters = 400;

export const reasons = [
  'emotions',
  'inaccurate_clone',
  'glitches',
  'audio_quality',
  'other',
] as const satisfies readonly FeedbackReason[];

export type Draft = Omit<ItemFeedback, 'review_status'>;
export type Vote = 'up' | 'down';

export const opensDialog = (vote: Vote, { text }: Pick<HistoryItem, 'text'>): boolean =>
  vote === 'down' || countCharacters(text ?? '') <= maxDialogCharacters;

export const isReviewed = ({ feedback }: Pick<HistoryItem, 'feedback'>): boolean =>
  feedback !== null && feedback.review_status !== 'not_reviewed';

/** Begins with what the user said before, if the vote is the same. */
export function draftOf(vote: Vote, { feedback }: Pick<HistoryItem, 'feedback'>): Draft {
  const thumbs_up = vote === 'up';
  const known = feedback?.thumbs_up === thumbs_up ? feedback : undefined;
  return {
    thumbs_up,
    feedback: known?.feedback ?? '',
    emotions: known?.emotions ?? false,
    inaccurate_clone: known?.inaccurate_clone ?? false,
    glitches: known?.glitches ?? false,
    audio_quality: known?.audio_quality ?? false,
    other: known?.other ?? false,
  };
}

export function isTooShort({ thumbs_up, feedback }: Pick<Draft, 'thumbs_up' | 'feedback'>): boolean {
  const count = countCharacters(feedback.trim());
  return thumbs_up && count > 0 && count < minCharacters;
}

/** The words of a negative vote belong to "Other". */
export const toSend = (draft: Draft): Draft =>
  draft.thumbs_up || draft.other ? { ...draft, feedback: draft.feedback.trim() } : { ...draft, feedback: '' };
