/** What a recorder hands over, and what it is told. */
import type { ReactNode } from 'react';

export interface Recording {
  /** In the format of the browser: webm with opus, or mp4. Its name has the date and the matching ending. */
  file: File;
  /** Without the pauses. The header of a recorded webm does not tell its length. */
  seconds: number;
}

/**
 * The recorder asks for the microphone and begins as soon as it is drawn, so draw it when somebody has pressed Record. It
 * gives the microphone back when it goes.
 */
export interface RecorderProps {
  /** The recorder stops by itself then. */
  maxSeconds: number;
  /**
   * True where the recorder shows what was recorded, to be heard and kept or removed. False where the place that it is
   * handed to shows that: it is then handed over when it stops.
   */
  hasPreview?: boolean;
  /** What keeping it is called; “Use recording” by default. */
  keepLabel?: string;
  /** Stands beside the instructions where no microphone can be used, such as a button that chooses a file. */
  alternative?: ReactNode;
  onRecorded(recording: Recording): void;
  /** The recording was discarded, or nothing was recorded. */
  onCancel(): void;
}
