/** What is not saved yet, as it is kept in the browser: the change, and how what it touches was before. Pure. */
import type { TranscriptChange } from '#contract/speech-to-text/transcripts.ts';
import { changeBetween, mergeDocuments, withChange, type Merge } from './changes.ts';
import { writeSegment, type EditedDocument } from './model.ts';

export interface Draft {
  change: TranscriptChange;
  before: TranscriptChange;
}

/** The drafts of a transcript, by the tab that keeps each. */
export type Drafts = Readonly<Record<string, Draft>>;

/** Returns undefined where everything is saved. */
export function draftOf(saved: EditedDocument, now: EditedDocument, revision: number): Draft | undefined {
  const change = changeBetween(saved, now, revision);
  if (!change) return undefined;
  const segments = new Set([...change.segments.map((one) => one.segment_id), ...change.removed_segment_ids]);
  const cues = new Set([...change.cues.map((one) => one.cue_id), ...change.removed_cue_ids]);
  const was = saved.segments.filter(({ segment_id }) => segments.has(segment_id));
  const wereCues = saved.cues.filter(({ cue_id }) => cues.has(cue_id));
  return {
    change,
    before: {
      revision,
      segments: was.map(writeSegment),
      removed_segment_ids: [...segments].filter((id) => !was.some(({ segment_id }) => segment_id === id)),
      cues: wereCues,
      removed_cue_ids: [...cues].filter((id) => !wereCues.some(({ cue_id }) => cue_id === id)),
      remake_cues: false,
      ...(change.speakers ? { speakers: [...saved.speakers] } : {}),
      ...(change.subtitle_rules ? { subtitle_rules: saved.rules } : {}),
    },
  };
}

export interface Restored extends Merge {
  /** What the draft was made of. */
  base: EditedDocument;
}

/** Puts a draft onto what the server has now, which may be newer than what the draft was made of. */
export function restoreDraft(server: EditedDocument, { change, before }: Draft): Restored {
  const base = withChange(server, before);
  return { base, ...mergeDocuments(base, withChange(base, change), server) };
}

const isChange = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Array.isArray((value as TranscriptChange).segments);

/** Storage holds what an earlier version wrote, or nothing. */
export const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (one: unknown) =>
      typeof one === 'object' && one !== null && isChange((one as Draft).change) && isChange((one as Draft).before),
  );
