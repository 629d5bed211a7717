/** Prepares texts without delaying others: a long one is priced first, and prepared in the compute thread. */
import { systemBusy } from '#contract/speech/errors.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { ComputeBusy, computeModule } from '../../kernel/compute/compute.ts';
import { hasItemWithText } from '../history/history.service.ts';
import { creditsFor, type ModelTerms } from '../models/models.rules.ts';
import { checkAdmission } from '../usage/usage.service.ts';
import { countCharacters } from './speech.rules.ts';
import type { LoadedDictionary } from '../pronunciation-dictionaries/loaded-dictionaries.rules.ts';
import { prepareText } from './text/prepare.ts';
import type { PrepareInput, PrepareResult } from './text/prepare.compute.ts';
import type { PreparedText, PrepareOptions } from './text/prepared.ts';
import { indexRules, type RuleIndex } from './text/pronunciation/rule-index.ts';

/** Preparing a text of this length takes a millisecond or two at worst: less than another thread costs. */
const maxLengthAtOnce = 500;
/** So many rules are made ready to be looked up in a few milliseconds. */
const maxRulesAtOnce = 1000;

const prepareModule = computeModule<PrepareInput, PrepareResult>(new URL('./text/prepare.compute.ts', import.meta.url));

const isLong = (text: string): boolean => text.length > maxLengthAtOnce;

/**
 * Refuses a long text that cannot be paid for, before it is prepared. The price follows from the text as written.
 * `reserve` decides in the end; it comes soon enough for a short text.
 * @throws AppError 429 too_many_concurrent_requests, 401 quota_exceeded
 */
export async function checkPrice(
  ctx: Ctx,
  { model, keepHistory }: { model: ModelTerms; keepHistory: boolean },
  text: string,
): Promise<void> {
  if (!isLong(text)) return;
  try {
    await checkAdmission(ctx, creditsFor(countCharacters(text), model));
  } catch (error) {
    // What was spoken before costs nothing. Whether it was is known once the text is prepared.
    if (!keepHistory || !(error instanceof AppError) || !(await hasItemWithText(ctx, text))) throw error;
  }
}

/** @throws AppError 503 system_busy when the workspace has too many texts waiting. */
export async function prepareFairly(
  ctx: Ctx,
  text: string,
  options: Omit<PrepareOptions, 'dictionaries'>,
  dictionaries: readonly LoadedDictionary[],
): Promise<PreparedText> {
  const used = dictionaries.filter(({ rules }) => rules.length > 0);
  const rules = used.reduce((sum, one) => sum + one.rules.length, 0);
  if (!isLong(text) && rules <= maxRulesAtOnce)
    return prepareText(text, { ...options, dictionaries: used.map(indexOf) });
  const run = (versions: PrepareInput['dictionaries']) =>
    ctx.parts.compute.run(prepareModule, { text, options, dictionaries: versions }, ctx.actor.workspace_id);
  try {
    // The thread knows what it was sent before. It forgets when it was ended.
    const known = await run(used.map(({ version_id }) => ({ version_id })));
    const prepared = 'isWithoutRules' in known ? await run(used) : known;
    if ('isWithoutRules' in prepared) throw new Error('The rules of a dictionary were sent, and are not there.');
    return prepared;
  } catch (error) {
    throw error instanceof ComputeBusy ? AppError.from(systemBusy) : error;
  }
}

/** A version never changes, and its array of rules stays the same while it is in memory. */
const indexes = new WeakMap<LoadedDictionary['rules'], RuleIndex>();

function indexOf({ rules }: LoadedDictionary): RuleIndex {
  const known = indexes.get(rules);
  if (known) return known;
  const index = indexRules(rules);
  indexes.set(rules, index);
  return index;
}
