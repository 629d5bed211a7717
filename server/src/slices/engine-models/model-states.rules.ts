/** How the installed models do, those that speak and those that listen. Pure. */
import type { RecognitionAbout } from '../../ports/recognition/port.ts';
import type { EngineState } from '../../ports/speech/port.ts';

export interface ModelState extends Partial<
  Pick<EngineState, 'residentBytes' | 'queued' | 'firstByteMs' | 'realTimeFactor'>
> {
  status: 'ready' | 'asleep' | 'loading' | 'failed';
  /** With `failed`: why. */
  failure?: string | undefined;
}

/** By the name of the engine. */
export function modelStates(
  speaking: readonly EngineState[],
  { recognisers, aids }: Pick<RecognitionAbout, 'recognisers' | 'aids'>,
): Map<string, ModelState> {
  return new Map<string, ModelState>([
    ...speaking.map((state) => [state.engine, { ...state, failure: state.lastFailure?.reason }] as const),
    ...[...recognisers, ...aids].flatMap(({ status = 'asleep', id, reason, ...state }) =>
      status === 'missing' || status === 'paused' ? [] : [[id, { ...state, status, failure: reason }] as const],
    ),
  ]);
}
