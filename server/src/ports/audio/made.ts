/** What the audio worker makes of a file, piece by piece. */
import type { IsolatedChunk, Measurement } from './port.ts';

/** What a request gave: bytes of the new file, at the end of a measurement what was measured, and what isolation makes beside. */
export interface Made {
  bytes: Uint8Array<ArrayBuffer>;
  measured?: Measurement;
  isolated?: Omit<IsolatedChunk, 'audio'>;
}

export interface Conversion {
  /** What the new file begins with. */
  header: Uint8Array<ArrayBuffer>;
  /** Returns the bytes that these bytes give. */
  take(bytes: Uint8Array): Made | Promise<Made>;
  /** @throws when there are too few samples */
  end(): Made | Promise<Made>;
  free(): void;
}
