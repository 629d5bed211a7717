/** Bulk speech before and beside its job: checked, priced, begun, and told of. */
import { invalidBatchRow, unknownVoice } from '#contract/speech-batches/errors.ts';
import { setImmediate as breathe } from 'node:timers/promises';
import type { z } from 'zod';
import type { Job } from '#contract/jobs/types.ts';
import { describeFormat } from '#contract/speech/output-formats.ts';
import type * as api from '#contract/speech-batches/api.ts';
import type { BatchRow, BatchRowCheck, BatchRowState } from '#contract/speech-batches/types.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { createJob, requireJobOf } from '../jobs/jobs.service.ts';
import { createPricer, type SpeechPricer } from '../speech/background-speech.service.ts';
import { pinDictionaries } from '../pronunciation-dictionaries/load.service.ts';
import type { PinnedLocator } from '../pronunciation-dictionaries/loaded-dictionaries.rules.ts';
import { recordJob } from '../pronunciation-dictionaries/uses.service.ts';
import { checkCredits, getCreditsLeft } from '../usage/usage.service.ts';
import type { AvailableVoice } from '../voices/voices.rules.ts';
import { findVoiceOrAlias, listAvailableVoices } from '../voices/voices.service.ts';
import { errorOf, estimateZipBytes, failureOf, speechRequestOf } from './speech-batches.rules.ts';
import { fileNames, findVoice, type BatchPayload, type RowRequest } from './speech-batches.rules.ts';
import * as store from './speech-batches.store.ts';

type Batch = z.output<typeof api.checkSpeechBatch.body>;
type NewBatch = z.output<typeof api.createSpeechBatch.body>;

/** Rows after which others get their turn: a text of a thousand tags takes its time. */
const rowsPerTurn = 25;

export async function checkBatch(ctx: Ctx, batch: Batch): Promise<z.output<typeof api.checkSpeechBatch.response>> {
  const rows = (await priceRows(ctx, batch)).map(({ check }) => check);
  const total_credits = rows.reduce((sum, { credits }) => sum + credits, 0);
  return { rows, total_credits, credits_left: (await getCreditsLeft(ctx)).credits_left };
}

/**
 * A job that speaks every row. Nothing is reserved: each row is admitted when its turn comes.
 * @throws AppError 400 invalid_batch_row for the first that cannot be spoken; 401 quota_exceeded where all of them cost
 * more than what is left; as `createJob`
 */
export async function createBatch(ctx: Ctx, batch: NewBatch): Promise<Job> {
  const rows = await priceRows(ctx, batch);
  const bad = rows.find(({ check }) => check.error !== null)?.check;
  if (bad?.error) {
    const { row_index, error } = bad;
    throw AppError.from(invalidBatchRow, { row_index, reason_status: error.status, reason: error.message });
  }
  const credits = rows.reduce((sum, { check }) => sum + check.credits, 0);
  await checkCredits(ctx, credits);
  const payload: BatchPayload = { subtitles: [...new Set(batch.subtitles)] };
  return transaction(ctx, async (scope) => {
    const job = await createJob(scope, ctx.parts.config, {
      kind: 'speech_batch',
      params: { name: batch.name },
      total: rows.length,
      payload,
      fileBytes: estimateZipBytes(
        rows.map(({ request }) => request),
        payload,
      ),
    });
    await store.insertRows(
      scope,
      job.job_id,
      rows.map(({ check, request }) => ({
        row_index: check.row_index,
        request,
        file_name: check.file_name,
        credits: check.credits,
      })),
    );
    const pinned = new Map(
      rows.flatMap(({ request }) => request.dictionaries ?? []).map((one) => [one.version_id, one]),
    );
    await recordJob(scope, job.job_id, [...pinned.values()]);
    return job;
  });
}

/** @throws AppError 404 job_not_found */
export async function listRows(scope: Scope, jobId: string): Promise<BatchRowState[]> {
  await requireJobOf(scope, 'speech_batch', jobId);
  const rows = await store.listRows(scope, jobId);
  return rows.map((row) => {
    const { text, voice_name } = row.request as RowRequest;
    return {
      row_index: row.row_index,
      text,
      voice_name,
      file_name: row.file_name,
      credits: row.credits,
      state: row.state as BatchRowState['state'],
      history_item_id: row.state === 'done' ? row.history_item_id : null,
      error: errorOf(row),
    };
  });
}

interface PricedRow {
  check: BatchRowCheck;
  request: RowRequest;
}

async function priceRows(ctx: Ctx, { rows, defaults }: Batch): Promise<PricedRow[]> {
  const names = fileNames(rows, describeFormat(defaults.output_format).extension);
  const pricing = { ctx, price: createPricer(ctx), voices: await listAvailableVoices(ctx), pin: createPinner(ctx) };
  const priced: PricedRow[] = [];
  for (const [i, row] of rows.entries()) {
    priced.push(await priceRow(pricing, row, defaults, { row_index: i, file_name: names[i] ?? '' }));
    if (i % rowsPerTurn === rowsPerTurn - 1) await breathe();
  }
  return priced;
}

type Pinner = (locators: BatchRow['pronunciation_dictionary_locators']) => Promise<PinnedLocator[]>;

/** Looks the same dictionaries up once for all rows. */
function createPinner(ctx: Ctx): Pinner {
  const known = new Map<string, Promise<PinnedLocator[]>>();
  return (locators) => {
    const key = JSON.stringify(locators ?? null);
    const pinned = known.get(key) ?? pinDictionaries(ctx, locators);
    known.set(key, pinned);
    return pinned;
  };
}

async function priceRow(
  { ctx, price, voices, pin }: { ctx: Ctx; price: SpeechPricer; voices: readonly AvailableVoice[]; pin: Pinner },
  row: BatchRow,
  defaults: Batch['defaults'],
  place: { row_index: number; file_name: string },
): Promise<PricedRow> {
  const asked = row.voice?.trim() || defaults.voice_id;
  const own = findVoice(voices, asked);
  const voice = own ?? (await findVoiceOrAlias(ctx, asked, ctx.actor.workspace_id));
  const request: RowRequest = {
    text: row.text,
    characters: 0,
    // An alias stays what it is, so that the history item tells which voice stood in.
    voice_id: own?.voice_id ?? asked,
    voice_name: voice?.name ?? asked,
    model_id: row.model_id || (defaults.model_id ?? null),
    language_code: row.language_code || null,
    seed: row.seed ?? null,
    voice_settings: row.voice_settings ?? null,
    output_format: defaults.output_format,
  };
  const check: BatchRowCheck = {
    ...place,
    characters: 0,
    credits: 0,
    voice_id: voice?.voice_id ?? null,
    voice_name: voice?.name ?? null,
    error: null,
  };
  try {
    if (!voice) throw AppError.from(unknownVoice, { voice: asked });
    request.dictionaries = await pin(
      row.pronunciation_dictionary_locators ?? defaults.pronunciation_dictionary_locators,
    );
    const { query, body } = speechRequestOf(request);
    const { characters, credits } = await price(request.voice_id, query, body);
    return { check: { ...check, characters, credits }, request: { ...request, characters } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { check: { ...check, error: failureOf(error) }, request };
  }
}
