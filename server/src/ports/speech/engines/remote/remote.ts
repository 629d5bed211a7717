/**
 * A provider elsewhere as an engine of the port. Its workers only wait for the network, so they work in the server's own
 * process; there are as many as the provider gets requests at a time.
 */
import type { Outgoing } from '../../../../kernel/outgoing/port.ts';
import { onServer } from '../../pool/transports.ts';
import type { EngineVoice, RemoteProvider } from '../../port.ts';
import { clamp } from '../../sound/settings.ts';
import type { SpeechEngine } from '../engine.ts';
import { askElevenLabs } from './ask-elevenlabs.ts';
import { askOpenAi } from './ask-openai.ts';
import { createBreaker, type BreakerOptions } from '../../../../kernel/outgoing/breaker.ts';
import { createRemoteEngine, type RemoteParameters } from './remote-engine.ts';

export interface RemoteOptions extends Partial<BreakerOptions> {
  outgoing: Outgoing;
  /** Milliseconds until the provider answers, and that it may be silent in the middle of it. */
  headMs?: number;
  idleMs?: number;
  /** Milliseconds before the first new attempt. */
  retryMs?: number;
}

/** Longer than all attempts together, so that a failure is told with its reason. */
const hangMs = 90_000;
/** The slowest and fastest that a provider of each kind takes. */
const speeds = { openai: [0.25, 4], elevenlabs: [0.7, 1.2] } as const;

export function remote(provider: RemoteProvider, options: RemoteOptions): SpeechEngine {
  const { outgoing, headMs = 15_000, idleMs = 15_000, retryMs = 400 } = options;
  const breaker = createBreaker(options);
  const ask = provider.shape === 'openai' ? askOpenAi : askElevenLabs;
  const [slowest, fastest] = speeds[provider.shape];
  const engine = createRemoteEngine({
    title: provider.title,
    breaker,
    retryMs,
    ask: (input, signal) => ask(provider, input, { outgoing, headMs, idleMs, signal }),
  });
  return {
    name: provider.engine,
    title: provider.title,
    version: `${provider.title} ${provider.model} (${provider.shape} at ${provider.baseUrl})`,
    languages: provider.languages,
    workers: provider.concurrency,
    voices: 0,
    policy: { isLazy: true, hangMs, scaleUpMs: 0 },
    startWorker: onServer(engine, 0),
    health: () => breaker.health(),
    warnings: ({ seed }) => [
      ...(provider.shape === 'openai' && seed !== undefined
        ? [{ code: 'seed_not_honored', message: `${provider.title} takes no seed: the sound may differ each time.` }]
        : []),
      ...(engine.tellsTimes === false || provider.shape === 'openai'
        ? [
            {
              code: 'times_estimated',
              message: `${provider.title} tells no times: those of words are estimated from the sound.`,
            },
          ]
        : []),
    ],
    parametersFor: (voice: EngineVoice, language, { rate, seed }): RemoteParameters => ({
      voice: voice.name,
      language,
      speed: Math.round(clamp(voice.rate * rate, slowest, fastest) * 1000) / 1000,
      ...(seed === undefined ? {} : { seed }),
    }),
  };
}
