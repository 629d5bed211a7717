/** An audio element for tests in Node. It plays nothing, and its time stands still. */
export class FakeAudio extends EventTarget {
  src = '';
  currentTime = 0;
  duration = Number.NaN;
  playbackRate = 1;
  volume = 1;
  paused = true;
  ended = false;
  error: unknown = null;
  /** Seconds of the source that are there. */
  held: [number, number][] = [];
  /** Why the browser refuses to play. */
  refusal: Error | null = null;
  get buffered() {
    const { held } = this;
    return { length: held.length, start: (at: number) => held[at]![0], end: (at: number) => held[at]![1] };
  }
  hasAttribute = () => this.src !== '';
  removeAttribute = () => void (this.src = '');
  load = () => undefined;
  play(): Promise<void> {
    if (this.refusal) return Promise.reject(this.refusal);
    this.paused = this.ended = false;
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  }
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  /** Plays to the end. */
  end(): void {
    this.paused = this.ended = true;
    this.dispatchEvent(new Event('pause'));
    this.dispatchEvent(new Event('ended'));
  }
}
