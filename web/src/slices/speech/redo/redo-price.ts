/** Asks the server what a generation would cost, and which sentences it would keep. */
import { priceSpeech } from '#contract/speech/api.ts';
import type { SpeechPrice } from '#contract/speech/types.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/failures/errors.ts';
import { queryClient, readKey } from '../../../lib/queries.ts';
import type { SpeechInput, SpeechJob } from '../generation/generation-state.ts';

/** The history may have changed after this many milliseconds. */
const priceAge = 20_000;
/** Milliseconds between two questions about a take that is not stored yet. */
const storePoll = 700;

/** The request with what it keeps of an earlier take. Without one it is the request itself. */
export function redoInput(job: SpeechJob): SpeechInput {
  const { input, base, redone = [], isWhole } = job;
  if (base === undefined || isWhole) return wholeInput(job);
  const redo_sentences = redone.length > 0 ? { redo_sentences: [...redone] } : {};
  return { ...input, body: { ...input.body, redo_of: base, ...redo_sentences } };
}

/** The request as another take of the same text, of which nothing is kept. */
export const wholeInput = ({ input, base }: SpeechJob): SpeechInput =>
  base === undefined ? input : { ...input, body: { ...input.body, take_of: base } };

export function priceQuery(job: SpeechJob) {
  const input = redoInput(job);
  return {
    queryKey: readKey(priceSpeech, input),
    queryFn: () => call(priceSpeech, input),
    staleTime: priceAge,
    // A take is stored shortly after its audio ended. Any other refusal would be repeated.
    retry: (count: number, error: Error) => count < 5 && error instanceof ApiError && error.status === 404,
    retryDelay: storePoll,
  };
}

export const isRedo = ({ sentences, is_cached }: SpeechPrice): boolean =>
  is_cached || sentences.some(({ is_kept }) => is_kept);

/**
 * The request that is sent: it keeps what the price was told for. Where nothing can be kept, the whole text is spoken, at
 * the price that stands beside the button.
 */
export async function chooseInput(job: SpeechJob): Promise<SpeechInput> {
  if (job.base === undefined || job.isWhole) return wholeInput(job);
  const price = await queryClient.fetchQuery(priceQuery(job)).catch(() => undefined);
  return price && isRedo(price) ? redoInput(job) : wholeInput(job);
}
