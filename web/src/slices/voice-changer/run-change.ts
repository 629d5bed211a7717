/** Sends the recording, and plays the result while it arrives. */
import { listHistory } from '#contract/history/api.ts';
import { getUser } from '#contract/profile/api.ts';
import { convertSpeechStream } from '#contract/speech-to-speech/api.ts';
import type { ResolvedVoiceSettings } from '#contract/voices/types.ts';
import { spendCredits } from '../../lib/account.ts';
import { send } from '../../lib/api.ts';
import { ApiError, networkError } from '../../lib/failures/errors.ts';
import { formatCredits } from '../../lib/format.ts';
import { decodeSamples, computePeaks } from '../../lib/player/peaks.ts';
import { playStream, type StreamPlayback } from '../../lib/player/playback.ts';
import { invalidate } from '../../lib/queries.ts';
import { track } from '../analytics/public.ts';
import { followNewItem, streamItem } from '../player/public.ts';
import { changerStore, type ConversionKind, type Result } from './changer.ts';
import { t } from './messages.ts';
import { forgetSent, sendRecording } from './recording-upload.ts';
import { loudnessOf } from './sound/cut-sound.ts';

export interface ChangeOrder {
  voice_id: string;
  voice_name: string;
  model_id: string;
  settings: ResolvedVoiceSettings;
  fingerprint: string;
}

let running: AbortController | undefined;

export const stopChange = (): void => running?.abort();

function readWarnings(headers: Headers): Result['warnings'] {
  try {
    return JSON.parse(decodeURIComponent(headers.get('x-veery-warnings') ?? '%5B%5D')) as Result['warnings'];
  } catch {
    return [];
  }
}

const isUploadGone = (error: unknown) => error instanceof ApiError && error.type === 'upload_not_found';

export async function runChange(order: ChangeOrder): Promise<void> {
  const { source, trim, removesNoise, result: before, isRunning } = changerStore.get();
  // A second press would be a second charge.
  if (!source || isRunning) return;
  const mine = (running = new AbortController());
  track('speech_synthesis_started', { task: 'speech-to-speech' });
  changerStore.set({ isRunning: true, isArriving: false, sentShare: 0, error: null, news: t('news_running') });
  let playback: StreamPlayback | undefined;
  let id = '';

  async function ask(): Promise<Response> {
    const upload_id = await sendRecording(source!, trim, mine.signal);
    changerStore.set({ sentShare: null });
    return send(
      convertSpeechStream,
      {
        params: { voice_id: order.voice_id },
        body: {
          fields: {
            upload_id,
            model_id: order.model_id,
            voice_settings: order.settings,
            ...(removesNoise ? { remove_background_noise: true } : {}),
            // The same settings would be said in the same way again.
            ...(before?.fingerprint === order.fingerprint ? { seed: Math.floor(Math.random() * 4_294_967_295) } : {}),
          },
          files: {},
        },
      },
      { signal: mine.signal },
    );
  }

  try {
    const response = await ask().catch((error: unknown) => {
      if (!isUploadGone(error)) throw error;
      forgetSent(source);
      return ask();
    });
    id = response.headers.get('history-item-id') ?? crypto.randomUUID();
    const { voice_id, voice_name } = order;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const type = response.headers.get('content-type') ?? 'audio/mpeg';
    const reader = response.body!.getReader();
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      parts.push(step.value);
      playback ??= playStream(
        streamItem({ id, type: 'speech-to-speech', text: source.file.name, voice_id, voice_name }),
        type,
      );
      playback.push(step.value, null);
      if (!changerStore.get().isArriving) changerStore.set({ isArriving: true });
    }
    const blob = new Blob(parts, { type });
    const decoded = await decodeSamples(await blob.arrayBuffer());
    const cost = Number(response.headers.get('character-cost') ?? 0);
    const result: Result = {
      ...{ id, voice_id, voice_name, blob, trim },
      seconds: decoded?.duration ?? trim.to - trim.from,
      peaks: decoded ? computePeaks(decoded.samples) : null,
      loudness: decoded ? loudnessOf(decoded.samples) : 0,
      kind: (response.headers.get('x-veery-conversion') ?? 'shifted') as ConversionKind,
      warnings: readWarnings(response.headers),
      hasNoiseRemoved: removesNoise,
      take: (before?.take ?? 0) + 1,
      isStored: false,
      fingerprint: order.fingerprint,
    };
    spendCredits(cost);
    // The recording may have been replaced meanwhile; its result is in the history.
    if (changerStore.get().source === source)
      changerStore.set({ result, mix: 1, news: t('news_ready', { cost: formatCredits(cost) }) });
  } catch (error) {
    const shown = error instanceof TypeError ? networkError(error) : (error as Error);
    // A file that was taken off the list while it was sent has stopped the change too.
    if (mine.signal.aborted || shown.name === 'AbortError') changerStore.set({ news: t('news_stopped') });
    else changerStore.set({ error: shown, news: '' });
  } finally {
    void playback?.finish(!mine.signal.aborted);
    if (running === mine) changerStore.set({ isRunning: false, isArriving: false, sentShare: null });
    invalidate(getUser, listHistory);
  }
  if (!playback || !id) return;
  await followNewItem(id, playback.isCurrent, () => {
    const { result } = changerStore.get();
    if (result?.id === id) changerStore.set({ result: { ...result, isStored: true } });
    invalidate(listHistory, getUser);
  });
}
