/** Asks a provider which models and voices it has, in the shapes that such services answer with. */
import { maxProviderVoices, type ProviderShape, type ProviderVoice } from '#contract/providers/types.ts';
import { z } from 'zod';
import { keyHeaders } from './provider.headers.rules.ts';
import { OutgoingFailed, OutgoingRefused, type Outgoing } from '../../kernel/outgoing/port.ts';

export interface ProviderLists {
  models: { id: string; name: string }[];
  voices: ProviderVoice[];
}

export interface ListedProvider {
  shape: ProviderShape;
  base_url: string;
  api_key: string | undefined;
}

/** The lists could not be read, for this reason. */
export class ListsFailed extends Error {}

const maxListBytes = 4 << 20;
const maxModels = 200;
const maxName = 100;

/** The service itself has no list of its voices. */
const openAiHost = 'api.openai.com';
const openAiVoices = 'alloy ash ballad cedar coral echo fable marin nova onyx sage shimmer verse'.split(' ');

/** Entries of other shapes are left out instead of refusing the list. */
const listOf = <T extends z.ZodType>(entry: T) =>
  z.array(z.unknown()).transform((all) => all.flatMap((one) => entry.safeParse(one).data ?? []));

const Name = z.string().trim().min(1).max(maxName);
const Labels = z
  .object({ language: z.string().optional().catch(undefined), gender: z.string().optional().catch(undefined) })
  .optional()
  .catch(undefined);
const Voice = z.union([
  Name.transform((name) => voiceOf(name, name)),
  z
    .object({
      voice_id: Name.optional(),
      id: Name.optional(),
      name: Name.optional(),
      language: z.string().optional().catch(undefined),
      gender: z.string().optional().catch(undefined),
      labels: Labels,
    })
    .transform(({ voice_id, id, name, language, gender, labels }, context) => {
      const own = voice_id ?? id ?? name;
      if (own === undefined) {
        context.addIssue('it has no id');
        return z.NEVER;
      }
      return voiceOf(own, name ?? own, labels?.language ?? language, labels?.gender ?? gender);
    }),
]);
const Model = z.object({ id: Name.optional(), model_id: Name.optional(), name: Name.optional().catch(undefined) });

const Models = z.union([z.object({ data: listOf(Model) }).transform(({ data }) => data), listOf(Model)]);
const Voices = z.union([z.object({ voices: listOf(Voice) }).transform(({ voices }) => voices), listOf(Voice)]);

/** @throws ListsFailed; OutgoingRefused when the address is not allowed */
export async function readLists(outgoing: Outgoing, provider: ListedProvider): Promise<ProviderLists> {
  const { base_url, shape } = provider;
  const base = shape === 'openai' ? base_url : `${base_url.replace(/\/v1$/, '')}/v1`;
  const models = await readList(outgoing, `${base}/models`, provider, Models);
  const voices = await readVoices(outgoing, base, provider);
  return {
    models: models
      .flatMap(({ id, model_id, name }) => {
        const own = model_id ?? id;
        return own === undefined ? [] : [{ id: own, name: name ?? own }];
      })
      .toSorted((a, b) => Number(isForSpeech(b.id)) - Number(isForSpeech(a.id)))
      .slice(0, maxModels),
    voices: [...new Map(voices.map((voice) => [voice.name, voice])).values()].slice(0, maxProviderVoices),
  };
}

const isForSpeech = (id: string) => /tts|speech|eleven|voice/i.test(id);

async function readVoices(outgoing: Outgoing, base: string, provider: ListedProvider): Promise<ProviderVoice[]> {
  if (provider.shape === 'elevenlabs') return readList(outgoing, `${base}/voices`, provider, Voices);
  if (new URL(base).hostname === openAiHost) return openAiVoices.map((name) => voiceOf(name, name));
  return readList(outgoing, `${base}/audio/voices`, provider, Voices);
}

async function readList<T>(
  outgoing: Outgoing,
  address: string,
  { shape, api_key }: ListedProvider,
  schema: z.ZodType<T>,
): Promise<T> {
  const what = new URL(address).pathname;
  try {
    const answer = await outgoing(address, {
      maxBytes: maxListBytes,
      headers: keyHeaders(shape, api_key),
    });
    if (answer.status !== 200) {
      answer.discard();
      throw new ListsFailed(`${what} answered ${answer.status}${explain(answer.status)}.`);
    }
    return schema.parse(JSON.parse(await answer.text()));
  } catch (error) {
    if (error instanceof ListsFailed || error instanceof OutgoingRefused) throw error;
    if (error instanceof OutgoingFailed) throw new ListsFailed(error.message, { cause: error });
    throw new ListsFailed(`${what} did not answer with a list.`, { cause: error });
  }
}

function explain(status: number): string {
  if (status === 401 || status === 403) return ': the key is not accepted';
  return status === 404 ? ': it has no such list, so give voices by hand' : '';
}

export const voiceOf = (name: string, title: string, language?: string, gender?: string): ProviderVoice => ({
  name,
  title,
  language: /^[a-z]{2,3}(?![a-z])/i.exec(language ?? '')?.[0].toLowerCase() ?? null,
  gender: gender === 'female' || gender === 'male' ? gender : null,
});
