/** Plays audio through a MediaSource while it arrives. */
const mimeType = 'audio/mpeg';

export interface AudioFeed {
  append(bytes: Uint8Array<ArrayBuffer>): void;
  /** Marks the end of the audio and resolves when all of it can be played. */
  end(): Promise<void>;
}

/** Browsers can append MP3 while it arrives, but play WAV and Ogg only as a whole. */
export const canFeed = (type: string): boolean =>
  type === mimeType && 'MediaSource' in globalThis && MediaSource.isTypeSupported(mimeType);

/** The seconds before the current position that stay when the browser's buffer is full. */
const keptSeconds = 20;

export function createFeed(source: MediaSource, currentTime: () => number = () => 0): AudioFeed {
  const queue: Uint8Array<ArrayBuffer>[] = [];
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  let buffer: SourceBuffer | undefined;
  let wasOpen = false;
  let isEnding = false;

  function step(): void {
    if (!buffer || buffer.updating || source.readyState !== 'open') return;
    const bytes = queue[0];
    if (!bytes) {
      if (!isEnding) return;
      source.endOfStream();
      finish();
      return;
    }
    try {
      buffer.appendBuffer(bytes);
      queue.shift();
    } catch (error) {
      if ((error as Error).name !== 'QuotaExceededError') throw error;
      makeRoom(buffer);
    }
  }

  /**
   * Long texts exceed the browser's buffer. This drops what was already played, or waits until more of it was played.
   */
  function makeRoom(full: SourceBuffer): void {
    const until = currentTime() - keptSeconds;
    if (full.buffered.length > 0 && until > full.buffered.start(0)) full.remove(full.buffered.start(0), until);
    else setTimeout(step, 1000);
  }

  source.addEventListener(
    'sourceopen',
    () => {
      wasOpen = true;
      buffer = source.addSourceBuffer(mimeType);
      buffer.addEventListener('updateend', step);
      step();
    },
    { once: true },
  );

  return {
    append(bytes) {
      if (wasOpen && source.readyState !== 'open') {
        console.warn('The media source is not open: a chunk of audio is skipped.');
        return;
      }
      queue.push(bytes);
      step();
    },
    end() {
      isEnding = true;
      step();
      return finished;
    },
  };
}
