/** The engines beside those that come with the server: installed models, and providers. */
import { speaks } from '#contract/engine-models/manifest.ts';
import { hostedModelIds } from '#contract/models/model-ids.ts';
import type { ServingEngine } from '#contract/models/types.ts';
import type { Parts } from '../../../context.ts';
import type { InstalledModel } from '../../../ports/models/port.ts';
import type { EngineState } from '../../../ports/speech/port.ts';
import { listActiveProviders, type ActiveProvider } from '../../providers/active-providers.service.ts';
import type { AvailableVoice } from '../available-voice.ts';
import { engineOfModel, voicesOfModel } from '../model-voices.ts';
import { voicesOfProvider } from '../provider-voices.ts';
import { premadeVoices } from '../voices.rules.ts';
import { builtInTitles, qualityOf, type RoutableEngine } from './speech-routes.rules.ts';

/** They may be hundreds, and every request asks for them. A model or a provider that changed is another object. */
function keepVoices<T extends object>(voicesOf: (of: T) => AvailableVoice[]): (of: T) => AvailableVoice[] {
  const known = new WeakMap<T, AvailableVoice[]>();
  return (of) => {
    const voices = known.get(of) ?? voicesOf(of);
    known.set(of, voices);
    return voices;
  };
}

const modelVoices = keepVoices(({ manifest }: InstalledModel) => (speaks(manifest) ? voicesOfModel(manifest) : []));
const providerVoices = keepVoices((provider: ActiveProvider) => voicesOfProvider(provider));

/**
 * Lists the engines that a workspace may use. Null: those that all may use. `all`: also those of single workspaces, for
 * operators.
 */
export async function listEngines(
  { parts }: { parts: Parts },
  workspaceId: string | 'all' | null,
): Promise<RoutableEngine[]> {
  const [{ models }, providers] = await Promise.all([parts.models.list(), listActiveProviders({ parts }, workspaceId)]);
  if (models.length === 0 && providers.length === 0) return [];
  const states = new Map(parts.speech.states().map((state) => [state.engine, state]));
  const now = parts.now();
  return [
    ...models.flatMap((model) => engineOf(model, failureOf(states.get(engineOfModel(model.manifest.id)), now))),
    ...providers.map((provider) => engineOfProvider(provider, failureOf(states.get(provider.engine), now))),
  ];
}

/** It serves every model id, but only where an operator says so: each word has its price. */
const engineOfProvider = (provider: ActiveProvider, failure: string | undefined): RoutableEngine => ({
  engine: provider.engine,
  title: provider.name,
  kind: 'remote',
  serves: hostedModelIds,
  languages: provider.languages,
  voices: providerVoices(provider),
  costFactor: provider.cost_factor,
  ...(failure === undefined ? {} : { failure }),
});

/** None of a model that listens. */
function engineOf(model: InstalledModel, failure: string | undefined): RoutableEngine[] {
  const { manifest, bytes } = model;
  if (!speaks(manifest)) return [];
  const engine: RoutableEngine = {
    engine: engineOfModel(manifest.id),
    title: manifest.name,
    kind: 'neural',
    serves: manifest.serves,
    quality: qualityOf(manifest.family, manifest.sampleRate, bytes),
    languages: manifest.languages,
    voices: modelVoices(model),
    costFactor: 1,
    ...(failure === undefined ? {} : { failure }),
  };
  return [engine];
}

/** Milliseconds after which an engine that did not start is tried again. */
const retryAfterMs = 60_000;

/** The pool learns of a model a moment after its installation. One that did not start a moment ago would not start now. */
function failureOf(state: EngineState | undefined, now: Date): string | undefined {
  if (!state) return 'it is being made ready';
  const { status, lastFailure, remote } = state;
  if (remote?.state === 'paused') return remote.failure?.message ?? 'it fails again and again';
  if (status !== 'failed') return undefined;
  const isRecent = !lastFailure || now.getTime() - lastFailure.at.getTime() < retryAfterMs;
  return isRecent ? (lastFailure?.reason ?? 'it does not start') : undefined;
}

/** Lists the engines of the premade voices, which speak every model, in their order. */
export function listBuiltInEngines({ speech, now }: Pick<Parts, 'speech' | 'now'>): ServingEngine[] {
  const states = new Map(speech.states().map((state) => [state.engine, state]));
  const voices = new Map(premadeVoices.map((voice) => [voice.engine.engine, voice]));
  return [...voices].map(([engine, voice]) => {
    const { elsewhere, ...own } = voice.engine;
    const title = builtInTitles[engine] ?? engine;
    const reason = failureOf(states.get(engine), now()) ?? null;
    const state = reason === null ? 'available' : 'failed';
    return {
      engine,
      title,
      kind: voice.kind,
      languages: speech.languagesOf(elsewhere ? own : voice.engine),
      state,
      reason,
    };
  });
}

export const presentEngine = ({ engine, title, kind, languages, failure }: RoutableEngine): ServingEngine => ({
  engine,
  title,
  kind,
  languages: [...languages],
  state: failure === undefined ? 'available' : 'failed',
  reason: failure ?? null,
});
