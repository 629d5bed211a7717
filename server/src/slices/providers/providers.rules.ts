/** What is stored of a provider, as others see it. Pure. */
import type { ProviderShape, ProviderVoice, SpeechProvider } from '#contract/providers/types.ts';
import type { TranscribingProvider } from '../../ports/recognition/port.ts';
import type { RemoteHealth, RemoteProvider } from '../../ports/speech/port.ts';
import { voiceOf } from './provider-lists.ts';
import type { ProviderRow } from './providers.store.ts';

/** The name that voices use for the engine of a provider. */
export const engineOfProvider = (provider_id: string): string => `provider:${provider_id}`;

/** Seals a key so that it can be opened as the key of this provider only. */
export const keyName = (provider_id: string): string => `speech provider ${provider_id}`;

/** The end of a key that is long enough to have one that tells nothing. */
export const hintOf = (key: string): string => (key.length >= 12 ? `…${key.slice(-4)}` : '…');

/** The columns hold what this slice wrote. */
const stringsIn = (column: unknown) => column as string[];

/** The voices that it offers here: those that were given by hand, else those that it lists. */
export function voicesOf({
  model,
  voice_names,
  voices,
}: Pick<ProviderRow, 'model' | 'voice_names' | 'voices'>): ProviderVoice[] {
  // It only transcribes.
  if (model === null) return [];
  const listed = voices as unknown as ProviderVoice[];
  const given = stringsIn(voice_names);
  if (given.length === 0) return listed;
  return given.map((name) => listed.find((voice) => voice.name === name) ?? voiceOf(name, name));
}

const remoteOf = (row: ProviderRow, apiKey: string | undefined): Omit<RemoteProvider, 'model'> => ({
  engine: engineOfProvider(row.provider_id),
  title: row.name,
  shape: row.shape as ProviderShape,
  baseUrl: row.base_url,
  ...(apiKey === undefined ? {} : { apiKey }),
  languages: stringsIn(row.languages),
  concurrency: row.concurrency,
});

/** Undefined where it only transcribes. */
export const toRemoteProvider = (row: ProviderRow, apiKey: string | undefined): RemoteProvider | undefined =>
  row.model === null ? undefined : { ...remoteOf(row, apiKey), model: row.model };

const worst = ['paused', 'failing', 'ready', 'untested'] as const;

/** How a provider did at what it is asked for: the worse of speaking and transcribing. */
export function worseHealth(...given: readonly (RemoteHealth | undefined)[]): RemoteHealth | undefined {
  const known = given.flatMap((health) => health ?? []);
  const firstByteMs = given[0]?.firstByteMs;
  const health = known.toSorted((a, b) => worst.indexOf(a.state) - worst.indexOf(b.state))[0];
  // The time to the first sound is that of its speech.
  return health && { ...health, firstByteMs };
}

/** Undefined where it is not asked to transcribe. */
export const toTranscribing = (row: ProviderRow, apiKey: string | undefined): TranscribingProvider | undefined =>
  row.transcription_model === null
    ? undefined
    : { ...remoteOf(row, apiKey), model: row.transcription_model, workspaceId: row.workspace_id };

const toUnix = (date: Date) => Math.floor(date.getTime() / 1000);

export function present(row: ProviderRow, health: RemoteHealth | undefined): SpeechProvider {
  const { failure, pausedUntil, firstByteMs } = health ?? {};
  return {
    provider_id: row.provider_id,
    name: row.name,
    shape: row.shape as ProviderShape,
    base_url: row.base_url,
    api_key_hint: row.api_key_hint,
    model: row.model,
    transcription_model: row.transcription_model,
    models: row.models as unknown as SpeechProvider['models'],
    voices: voicesOf(row),
    voice_names: stringsIn(row.voice_names),
    languages: stringsIn(row.languages),
    concurrency: row.concurrency,
    cost_factor: row.cost_factor,
    is_enabled: row.is_enabled,
    state: row.is_enabled ? (health?.state ?? 'untested') : 'off',
    failure: failure ? { message: failure.message, at_unix: toUnix(failure.at) } : null,
    paused_until_unix: pausedUntil ? toUnix(pausedUntil) : null,
    first_byte_ms: firstByteMs === undefined ? null : Math.round(firstByteMs),
    lists_read_at_unix: row.lists_read_at && toUnix(row.lists_read_at),
    lists_problem: row.lists_problem,
    created_at_unix: toUnix(row.created_at),
  };
}
