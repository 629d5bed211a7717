/**
 * Records a microphone. What is recorded runs through an audio graph of its own, so that the microphone can be changed
 * while the recording goes on.
 */
import { createStore, type Store } from '../../lib/store.ts';
import { isString, readLocal, writeLocal } from '../../lib/browser/storage.ts';
import { chooseFormat, recordingName } from './formats.ts';
import { judgeLevel, peakOf, type LevelState } from './level.ts';
import type { Recording } from './recording.ts';

/**
 * `denied`: the person, or a policy, refused the microphone. `missing`: there is none. `busy`: another program holds it.
 * `insecure`: browsers give microphones to pages of https and of this computer only. `unsupported`: the browser cannot
 * record.
 */
export type MicrophoneProblem = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported';

export interface RecorderState {
  phase: 'asking' | 'recording' | 'paused' | 'stopped' | 'failed';
  problem: MicrophoneProblem | null;
  /** Recorded so far, without pauses. */
  seconds: number;
  devices: readonly { id: string; label: string }[];
  deviceId: string;
  /** The latest peaks, oldest first. */
  levels: readonly number[];
  level: LevelState;
  /** The microphone was unplugged. The recording waits. */
  isLost: boolean;
  recording: Recording | null;
}

/** Leaving the page would lose what was recorded. */
export const hasUnkeptSound = ({ phase, recording }: Pick<RecorderState, 'phase' | 'recording'>): boolean =>
  phase === 'recording' || phase === 'paused' || recording !== null;

export interface SoundRecorder {
  store: Store<RecorderState>;
  start(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Ends the recording. `recording` of the store is there when it returns. */
  stop(): Promise<void>;
  chooseDevice(id: string): Promise<void>;
  /** Gives the microphone back. Whatever was recorded and not handed over is gone. */
  release(): void;
}

const deviceKey = 'microphone';
const tickMs = 60;
export const keptLevels = 56;
/** Two seconds of peaks. */
const judgedLevels = Math.round(2000 / tickMs);

const problems: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const initial: RecorderState = {
  phase: 'asking',
  problem: null,
  seconds: 0,
  devices: [],
  deviceId: '',
  levels: [],
  level: 'waiting',
  isLost: false,
  recording: null,
};

export function createSoundRecorder(maxSeconds: number, word: string): SoundRecorder {
  const store = createStore<RecorderState>(initial);
  let context: AudioContext | undefined;
  let analyser: AnalyserNode | undefined;
  let sink: MediaStreamAudioDestinationNode | undefined;
  let source: MediaStreamAudioSourceNode | undefined;
  let stream: MediaStream | undefined;
  let recorder: MediaRecorder | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isReleased = false;
  /** Milliseconds recorded before the last start, and when that was. */
  let before = 0;
  let since: number | undefined;

  const elapsed = () => before + (since === undefined ? 0 : performance.now() - since);

  function fail(error: unknown): void {
    const { name } = error as Error;
    dropGraph();
    store.set({ phase: 'failed', problem: problems[name] ?? 'unsupported' });
  }

  async function openMicrophone(id: string): Promise<MediaStream> {
    const wanted = { echoCancellation: false, noiseSuppression: false, autoGainControl: true };
    if (id !== '') {
      try {
        return await navigator.mediaDevices.getUserMedia({ audio: { ...wanted, deviceId: { exact: id } } });
      } catch (error) {
        // The one that was chosen last time is not there any more: any other will do.
        if (problems[(error as Error).name] !== 'missing') throw error;
      }
    }
    return navigator.mediaDevices.getUserMedia({ audio: wanted });
  }

  function connect(next: MediaStream): void {
    source?.disconnect();
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = next;
    source = context!.createMediaStreamSource(next);
    source.connect(analyser!);
    source.connect(sink!);
    const track = next.getAudioTracks()[0]!;
    track.addEventListener('ended', () => {
      if (stream !== next || isReleased) return;
      pause();
      store.set({ isLost: true });
    });
    store.set({ deviceId: track.getSettings().deviceId ?? '', isLost: false });
  }

  async function readDevices(): Promise<void> {
    const found = await navigator.mediaDevices.enumerateDevices().catch(() => []);
    const devices = found
      .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
    store.set({ devices });
  }

  function tick(): void {
    if (!analyser) return;
    const samples = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(samples);
    const { phase, levels } = store.get();
    if (phase !== 'recording') return;
    const next = [...levels, peakOf(samples)].slice(-keptLevels);
    const seconds = Math.min(maxSeconds, elapsed() / 1000);
    store.set({ levels: next, seconds, level: judgeLevel(next.slice(-judgedLevels), judgedLevels / 2) });
    if (seconds >= maxSeconds) void stop();
  }

  async function start(): Promise<void> {
    isReleased = false;
    store.set({ ...initial });
    before = 0;
    since = undefined;
    if (!globalThis.isSecureContext) return store.set({ phase: 'failed', problem: 'insecure' });
    if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined')
      return store.set({ phase: 'failed', problem: 'unsupported' });
    try {
      const opened = await openMicrophone(readLocal(deviceKey, isString, ''));
      // The recorder went while the browser was asking.
      if (isReleased) return opened.getTracks().forEach((track) => track.stop());
      context = new AudioContext();
      await context.resume();
      analyser = context.createAnalyser();
      analyser.fftSize = 2048;
      sink = context.createMediaStreamDestination();
      sink.channelCount = 1;
      connect(opened);
      record();
      void readDevices();
      navigator.mediaDevices.addEventListener('devicechange', readDevices);
    } catch (error) {
      if (!isReleased) fail(error);
    }
  }

  function record(): void {
    const type = chooseFormat((one) => MediaRecorder.isTypeSupported(one));
    const parts: Blob[] = [];
    const mine = new MediaRecorder(sink!.stream, { ...(type ? { mimeType: type } : {}), audioBitsPerSecond: 128_000 });
    recorder = mine;
    mine.addEventListener('dataavailable', ({ data }) => data.size > 0 && parts.push(data));
    mine.addEventListener('stop', () => {
      if (isReleased) return;
      const file = new File(parts, recordingName(word, new Date(), mine.mimeType), { type: mine.mimeType });
      const { seconds } = store.get();
      dropGraph();
      store.set({ phase: 'stopped', recording: { file, seconds } });
    });
    // A part each second: a browser that is ended holds no more than that in its encoder.
    mine.start(1000);
    since = performance.now();
    timer = setInterval(tick, tickMs);
    store.set({ phase: 'recording' });
  }

  function pause(): void {
    if (recorder?.state !== 'recording') return;
    recorder.pause();
    before = elapsed();
    since = undefined;
    store.set({ phase: 'paused', seconds: Math.min(maxSeconds, before / 1000) });
  }

  function resume(): void {
    if (recorder?.state !== 'paused' || store.get().isLost) return;
    recorder.resume();
    since = performance.now();
    store.set({ phase: 'recording' });
  }

  async function stop(): Promise<void> {
    if (!recorder || recorder.state === 'inactive') return;
    const seconds = Math.min(maxSeconds, elapsed() / 1000);
    before = seconds * 1000;
    since = undefined;
    store.set({ seconds });
    const { promise, resolve } = Promise.withResolvers<void>();
    recorder.addEventListener('stop', () => resolve());
    recorder.stop();
    await promise;
  }

  async function chooseDevice(id: string): Promise<void> {
    try {
      const opened = await openMicrophone(id);
      if (isReleased || !context) return opened.getTracks().forEach((track) => track.stop());
      connect(opened);
      writeLocal(deviceKey, id);
      void readDevices();
    } catch {
      // The one that was in use goes on.
      void readDevices();
    }
  }

  function dropGraph(): void {
    clearInterval(timer);
    navigator.mediaDevices?.removeEventListener('devicechange', readDevices);
    for (const track of stream?.getTracks() ?? []) track.stop();
    source?.disconnect();
    void context?.close().catch(() => {});
    [context, analyser, sink, source, stream] = [undefined, undefined, undefined, undefined, undefined];
  }

  function release(): void {
    isReleased = true;
    if (recorder && recorder.state !== 'inactive') recorder.stop();
    recorder = undefined;
    dropGraph();
  }

  return { store, start, pause, resume, stop, chooseDevice, release };
}
