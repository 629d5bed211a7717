/** The speech engines at this moment: their workers, queues, speed and memory. */
import type { Gauge } from 'prom-client';
import type { EngineState, Speech } from '../ports/speech/port.ts';

type MakeGauge = <L extends string = never>(name: string, help: string, labelNames?: readonly L[]) => Gauge<L>;

export function readSpeech(speech: Pick<Speech, 'states'>, gauge: MakeGauge): () => Promise<void> {
  const workers = gauge('engine_workers', 'Workers of the speech engines, by state.', ['engine', 'state']);
  const restarts = gauge('engine_restarts', 'Workers that died and were replaced since the start.', ['engine']);
  const failed = gauge('engine_failed', 'Whether the engine did not start when it was last tried: 1 or 0.', ['engine']);
  const queued = gauge('engine_queued_speeches', 'Speeches that wait for a worker of the engine.', ['engine']);
  const resident = gauge('engine_resident_bytes', 'Memory that the processes of the engine hold.', ['engine']);
  const firstByte = gauge('engine_first_byte_seconds', 'Median time to the first sound, without the queue.', [
    'engine',
  ]);
  const factor = gauge('engine_real_time_factor', 'Seconds of work for a second of sound, lately.', ['engine']);
  const all = [workers, restarts, failed, queued, resident, firstByte, factor];
  return async () => {
    // Models and providers come and go.
    for (const one of all) one.reset();
    for (const state of joinProviders(speech.states())) {
      const { engine, idle, busy, starting, off } = state;
      for (const [name, count] of Object.entries({ idle, busy, starting, off }))
        workers.set({ engine, state: name }, count);
      restarts.set({ engine }, state.restarts);
      failed.set({ engine }, state.status === 'failed' ? 1 : 0);
      queued.set({ engine }, state.queued);
      if (state.residentBytes !== undefined) resident.set({ engine }, state.residentBytes);
      if (state.firstByteMs !== undefined) firstByte.set({ engine }, state.firstByteMs / 1000);
      if (state.realTimeFactor !== undefined) factor.set({ engine }, state.realTimeFactor);
    }
  };
}

/** Workspaces may have providers of their own, so all of them are one series. */
function joinProviders(states: EngineState[]): EngineState[] {
  const isProvider = ({ engine }: EngineState) => engine.startsWith('provider:');
  const providers = states.filter(isProvider);
  const [first] = providers;
  if (!first) return states;
  const sum = (of: (state: EngineState) => number) => providers.reduce((total, one) => total + of(one), 0);
  const joined: EngineState = {
    engine: 'providers',
    idle: sum(({ idle }) => idle),
    busy: sum(({ busy }) => busy),
    starting: sum(({ starting }) => starting),
    off: sum(({ off }) => off),
    restarts: sum(({ restarts }) => restarts),
    queued: sum(({ queued }) => queued),
    status: providers.every(({ status }) => status === 'failed') ? 'failed' : first.status,
  };
  return [...states.filter((state) => !isProvider(state)), joined];
}
