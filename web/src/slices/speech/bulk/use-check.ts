import { useEffect, useMemo, useState } from 'react';
import { checkSpeechBatch } from '#contract/speech-batches/api.ts';
import type { BatchRowCheck } from '#contract/speech-batches/types.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { call } from '../../../lib/api.ts';
import { failureWords } from '../../../lib/notices.ts';
import { problemOf, toBatchRow, type BulkRow } from './bulk-rows.ts';

type Batch = CallInput<typeof checkSpeechBatch>['body'];

/** Milliseconds without a key press before the rows are checked. */
const debounceTime = 400;
/** The server reads this many bytes in one call. Some room is left for the rest of the request. */
const maxBodySize = 1_040_000;

export interface RowCheck {
  /** null while the check is running. */
  check: BatchRowCheck | null;
  /** Why the row cannot be generated. */
  problem: string | undefined;
}

interface Found {
  rows: ReadonlyMap<number, RowCheck>;
  total: number;
  left: number;
  error: unknown;
  isTooLong: boolean;
}

export interface Check extends Found {
  /** True while the result belongs to an older version of the rows. */
  isStale: boolean;
}

const nothing: Found = { rows: new Map(), total: 0, left: 0, error: null, isTooLong: false };

export const bodyOf = (rows: readonly BulkRow[], defaults: Batch['defaults']): Batch => ({
  rows: rows.map(toBatchRow),
  defaults,
});

/** Checks the price and the problems of every row, a moment after the last change. */
export function useCheck(rows: readonly BulkRow[], defaults: Batch['defaults'] | undefined): Check & { again(): void } {
  const { voice_id, model_id, output_format } = defaults ?? {};
  const [rounds, setRounds] = useState(0);
  const asked = useMemo(
    () => ({ rows, voice_id, model_id, output_format, rounds }),
    [rows, voice_id, model_id, output_format, rounds],
  );
  const [state, setState] = useState<Found & { of: unknown }>({ ...nothing, of: null });

  useEffect(() => {
    const { rows, voice_id, model_id, output_format } = asked;
    if (!voice_id) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void ask(), debounceTime);

    async function ask(): Promise<void> {
      const problems = new Map(rows.map((row) => [row.id, problemOf(row)]));
      // One row that the server cannot parse would make it refuse all rows.
      const good = rows.filter(({ id }) => problems.get(id) === undefined);
      const found = new Map<number, RowCheck>(rows.map(({ id }) => [id, { check: null, problem: problems.get(id) }]));
      const body = bodyOf(good, { voice_id: voice_id ?? '', model_id, output_format });
      const isTooLong = new Blob([JSON.stringify(body)]).size > maxBodySize;
      if (good.length === 0 || isTooLong) {
        setState({ ...nothing, rows: found, isTooLong, of: asked });
        return;
      }
      try {
        const answer = await call(checkSpeechBatch, { body }, { signal: controller.signal });
        for (const check of answer.rows)
          found.set(good[check.row_index]!.id, { check, problem: check.error ? failureWords(check.error) : undefined });
        const { total_credits: total, credits_left: left } = answer;
        setState({ rows: found, total, left, error: null, isTooLong: false, of: asked });
      } catch (error) {
        if (!controller.signal.aborted) setState({ ...nothing, rows: found, error, of: asked });
      }
    }

    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);

  return { ...state, isStale: state.of !== asked, again: () => setRounds((count) => count + 1) };
}
