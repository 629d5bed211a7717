/** Two sounds that play as one: they start at the same sample, and only their gains differ. */
import type { Gains } from './mix-rules.ts';

export interface PairSound {
  play(at: number): Promise<void>;
  /** @returns the seconds at which it stopped */
  pause(): number;
  /** Seconds from the start. */
  readTime(): number;
  setGains(gains: Gains): void;
  close(): void;
}

export interface PairOptions {
  gains: Gains;
  onEnd(): void;
}

/** Seconds from one gain to another. An abrupt change would click. */
const fade = 0.015;
/** Seconds from the call of `play` to the first sample, so that both sounds are ready. */
const lead = 0.03;

interface Mixer {
  context: AudioContext;
  original: GainNode;
  isolated: GainNode;
  setGains(gains: Gains): void;
}

function createMixer(gains: Gains): Mixer {
  const context = new AudioContext();
  const [original, isolated] = [context.createGain(), context.createGain()];
  for (const [node, gain] of [
    [original, gains.original],
    [isolated, gains.isolated],
  ] as const) {
    node.gain.value = gain;
    node.connect(context.destination);
  }
  return {
    context,
    original,
    isolated,
    setGains(next) {
      original.gain.setTargetAtTime(next.original, context.currentTime, fade);
      isolated.gain.setTargetAtTime(next.isolated, context.currentTime, fade);
    },
  };
}

export interface PairBuffers {
  original: AudioBuffer;
  isolated: AudioBuffer;
}

/** Plays decoded sounds, which the browser starts at the same sample of its clock. */
export function bufferPair(buffers: PairBuffers, { gains, onEnd }: PairOptions): PairSound {
  const mixer = createMixer(gains);
  const { context } = mixer;
  const duration = Math.max(buffers.original.duration, buffers.isolated.duration);
  let sources: AudioBufferSourceNode[] = [];
  /** Ends the wait for the end of what plays. */
  let waiting = new AbortController();
  /** The time of the context at which the sound would have begun; null while it is silent. */
  let begun: number | null = null;
  let rest = 0;

  const readTime = () => (begun === null ? rest : Math.min(duration, Math.max(rest, context.currentTime - begun)));

  function silence(): void {
    waiting.abort();
    for (const source of sources) {
      source.stop();
      source.disconnect();
    }
    sources = [];
    rest = readTime();
    begun = null;
  }

  return {
    async play(at) {
      silence();
      await context.resume();
      rest = at;
      const when = context.currentTime + lead;
      sources = (['original', 'isolated'] as const).map((side) => {
        const source = context.createBufferSource();
        source.buffer = buffers[side];
        source.connect(mixer[side]);
        source.start(when, at);
        return source;
      });
      begun = when - at;
      const last = buffers.original.duration > buffers.isolated.duration ? sources[0]! : sources[1]!;
      waiting = new AbortController();
      last.addEventListener(
        'ended',
        () => {
          silence();
          onEnd();
        },
        { signal: waiting.signal },
      );
    },
    pause() {
      silence();
      return rest;
    },
    readTime,
    setGains: mixer.setGains,
    close() {
      silence();
      void context.close();
    },
  };
}

/** Milliseconds between two looks at how far the elements of a long pair are apart. */
const syncEvery = 500;
/** Seconds that they may be apart. */
const maxDrift = 0.02;

/** Plays long sounds as they are fetched: decoded, they would not fit into memory. The clock is that of the isolated one. */
export function elementPair(urls: { original: string; isolated: string }, { gains, onEnd }: PairOptions): PairSound {
  const mixer = createMixer(gains);
  const [original, isolated] = (['original', 'isolated'] as const).map((side) => {
    const element = new Audio(urls[side]);
    element.preload = 'auto';
    mixer.context.createMediaElementSource(element).connect(mixer[side]);
    return element;
  }) as [HTMLAudioElement, HTMLAudioElement];
  isolated.addEventListener('ended', () => {
    original.pause();
    onEnd();
  });
  const timer = setInterval(() => {
    if (!isolated.paused && Math.abs(original.currentTime - isolated.currentTime) > maxDrift)
      original.currentTime = isolated.currentTime;
  }, syncEvery);
  const halt = () => {
    original.pause();
    isolated.pause();
  };
  return {
    async play(at) {
      await mixer.context.resume();
      original.currentTime = at;
      isolated.currentTime = at;
      await Promise.all([original.play(), isolated.play()]);
    },
    pause() {
      halt();
      return isolated.currentTime;
    },
    readTime: () => isolated.currentTime,
    setGains: mixer.setGains,
    close() {
      clearInterval(timer);
      halt();
      original.removeAttribute('src');
      isolated.removeAttribute('src');
      void mixer.context.close();
    },
  };
}
