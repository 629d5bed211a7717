/** What a save sends, and what becomes of it when somebody else saved in the meantime. Pure. */
import type { TranscriptChange } from '#contract/speech-to-text/transcripts.ts';
import { inOrder, readSegment, writeSegment, type Cue, type EditedDocument, type Segment } from './model.ts';

interface ListChange<T> {
  put: T[];
  removed: string[];
}

/** What did not change is the same object, because edits make new ones of what they touch. */
function compare<T>(before: readonly T[], after: readonly T[], idOf: (thing: T) => string): ListChange<T> {
  if (before === after) return { put: [], removed: [] };
  const known = new Map(before.map((thing) => [idOf(thing), thing]));
  const kept = new Set(after.map(idOf));
  return {
    put: after.filter((thing) => known.get(idOf(thing)) !== thing),
    removed: [...known.keys()].filter((id) => !kept.has(id)),
  };
}

const segmentId = ({ segment_id }: { segment_id: string }) => segment_id;
const cueId = ({ cue_id }: { cue_id: string }) => cue_id;
const speakerId = ({ speaker_id }: { speaker_id: string }) => speaker_id;

/** Returns undefined where nothing changed. */
export function changeBetween(
  before: EditedDocument,
  after: EditedDocument,
  revision: number,
): TranscriptChange | undefined {
  if (before === after) return undefined;
  const segments = compare(before.segments, after.segments, segmentId);
  const cues = compare(before.cues, after.cues, cueId);
  const change: TranscriptChange = {
    revision,
    segments: segments.put.map(writeSegment),
    removed_segment_ids: segments.removed,
    cues: cues.put,
    removed_cue_ids: cues.removed,
    remake_cues: false,
  };
  if (!isSameJson(before.speakers, after.speakers)) change.speakers = [...after.speakers];
  if (!isSameJson(before.rules, after.rules)) change.subtitle_rules = after.rules;
  const isSame =
    segments.put.length + segments.removed.length + cues.put.length + cues.removed.length === 0 &&
    !change.speakers &&
    !change.subtitle_rules;
  return isSame ? undefined : change;
}

/** The document with a change, as the server makes it: replaced, removed, in the order of times. */
export function withChange(document: EditedDocument, change: TranscriptChange): EditedDocument {
  const segments = putInto(document.segments, change.segments.map(readSegment), change.removed_segment_ids, segmentId);
  const cues = putInto(document.cues, change.cues, change.removed_cue_ids, cueId);
  return {
    speakers: change.speakers ?? document.speakers,
    segments: inOrder(segments),
    cues: cues.toSorted((one, other) => one.start - other.start),
    rules: change.subtitle_rules ?? document.rules,
  };
}

function putInto<T>(
  before: readonly T[],
  put: readonly T[],
  removed: readonly string[],
  idOf: (thing: T) => string,
): T[] {
  const known = new Map(before.map((thing) => [idOf(thing), thing]));
  for (const id of removed) known.delete(id);
  for (const thing of put) known.set(idOf(thing), thing);
  return [...known.values()];
}

export interface Merge {
  document: EditedDocument;
  /** How many segments, cues and speakers both have changed. */
  conflicts: number;
}

interface MergeOptions {
  /**
   * What this tab has sent without hearing an answer. Where the server has exactly that, nobody else changed it.
   */
  sent?: readonly EditedDocument[];
  /** Whose version is taken of what both have changed. Without it mine is, and nothing is removed that one changed. */
  prefer?: 'mine' | 'theirs' | undefined;
}

/** Joins what two tabs made of the same document. What only one of them touched is taken from it. */
export function mergeDocuments(
  base: EditedDocument,
  mine: EditedDocument,
  theirs: EditedDocument,
  { sent = [], prefer }: MergeOptions = {},
): Merge {
  function join<T>(
    listOf: (of: EditedDocument) => readonly T[],
    idOf: (thing: T) => string,
    isSame: (one: T, other: T) => boolean,
  ) {
    const known = {
      base: byId(listOf(base), idOf),
      mine: byId(listOf(mine), idOf),
      theirs: byId(listOf(theirs), idOf),
    };
    return mergeLists({ ...known, sent: sent.map((one) => byId(listOf(one), idOf)), isSame, prefer });
  }
  const segments = join((of) => of.segments, segmentId, isSameSegment);
  const cues = join((of) => of.cues, cueId, isSameCue);
  const isOrderTheirs = isSameJson(base.speakers, mine.speakers);
  const speakers = isOrderTheirs
    ? { list: theirs.speakers, conflicts: 0 }
    : join((of) => of.speakers, speakerId, isSameJson);
  const areRulesTheirs = isSameJson(mine.rules, base.rules) || isSameJson(mine.rules, theirs.rules);
  return {
    document: {
      speakers: speakers.list,
      segments: inOrder(withSpeakers(segments.list, speakers.list)),
      cues: cues.list.toSorted((one, other) => one.start - other.start),
      rules: areRulesTheirs ? theirs.rules : mine.rules,
    },
    conflicts: segments.conflicts + cues.conflicts + speakers.conflicts,
  };
}

/** One tab may have removed the speaker whom the other gave a segment. */
function withSpeakers(segments: readonly Segment[], speakers: readonly { speaker_id: string }[]): Segment[] {
  const known = new Set<string | null>([null, ...speakers.map(({ speaker_id }) => speaker_id)]);
  return segments.map((one) => (known.has(one.speaker_id) ? one : { ...one, speaker_id: null }));
}

interface Lists<T> {
  base: ReadonlyMap<string, T>;
  mine: ReadonlyMap<string, T>;
  theirs: ReadonlyMap<string, T>;
  sent: readonly ReadonlyMap<string, T>[];
  isSame(one: T, other: T): boolean;
  prefer: 'mine' | 'theirs' | undefined;
}

function mergeLists<T>({ base, mine, theirs, sent, isSame, prefer }: Lists<T>): { list: T[]; conflicts: number } {
  const areSame = (one: T | undefined, other: T | undefined) =>
    one === undefined || other === undefined ? one === other : isSame(one, other);
  const list: T[] = [];
  let conflicts = 0;
  for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
    const [here, there] = [mine.get(id), theirs.get(id)];
    const was = sent.some((one) => areSame(one.get(id), there)) ? there : base.get(id);
    const [isMineChanged, isTheirsChanged] = [!areSame(was, here), !areSame(was, there)];
    const isDisputed = isMineChanged && isTheirsChanged && !areSame(here, there);
    if (isDisputed) conflicts++;
    const chosen = prefer === undefined ? (here ?? there) : prefer === 'mine' ? here : there;
    // Where both say the same, the object of the server is taken, so that it is not sent again.
    const taken = isDisputed ? chosen : isMineChanged && !areSame(here, there) ? here : there;
    if (taken !== undefined) list.push(taken);
  }
  return { list, conflicts };
}

const byId = <T>(things: readonly T[], idOf: (thing: T) => string) =>
  new Map(things.map((thing) => [idOf(thing), thing]));

const isSameJson = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);
const isSameSegment = (one: Segment, other: Segment) =>
  one === other || isSameJson(writeSegment(one), writeSegment(other));
const isSameCue = (one: Cue, other: Cue) => one === other || isSameJson(one, other);
