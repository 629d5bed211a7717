/** Engines that come and go while the server runs. What was described in the same words before is the same engine. */
import type { SpeechEngine } from '../engines/engine.ts';

interface Described {
  engine: string;
  title: string;
}

interface Known {
  description: string;
  engine: SpeechEngine;
}

export class ChangingEngines<T extends Described> {
  readonly #make: (described: T) => SpeechEngine;
  #known = new Map<string, Known>();

  constructor(make: (described: T) => SpeechEngine) {
    this.#make = make;
  }

  get engines(): SpeechEngine[] {
    return [...this.#known.values()].map(({ engine }) => engine);
  }

  /** Of several with one name the first counts. */
  set(all: readonly T[]): void {
    const next = new Map<string, Known>();
    for (const one of all) {
      if (next.has(one.engine)) continue;
      const description = JSON.stringify(one);
      const known = this.#known.get(one.engine);
      next.set(one.engine, known?.description === description ? known : { description, engine: this.#makeOne(one) });
    }
    this.#known = next;
  }

  /** One that cannot be made keeps its reason, and does not prevent the others. */
  #makeOne(described: T): SpeechEngine {
    try {
      return this.#make(described);
    } catch (error) {
      return engineWithoutStart(described, (error as Error).message);
    }
  }
}

const engineWithoutStart = ({ engine, title }: Described, reason: string): SpeechEngine => ({
  ...{ name: engine, title, version: title, languages: [], workers: 1, voices: 0, policy: { isLazy: true } },
  startWorker: ({ lost }) => {
    queueMicrotask(() => lost(reason));
    return { send() {}, cancel() {}, stop: async () => {} };
  },
  parametersFor: () => ({}),
});
