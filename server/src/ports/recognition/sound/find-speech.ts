/** Where somebody speaks, from the frames in which somebody does. */
import { recognitionRate, type SpeechSpan } from '../port.ts';
import type { ActivityDetector } from './activity.ts';
import { activityFrame } from './activity-messages.ts';
import { inFrames } from './cutter.ts';

const frameSeconds = activityFrame / recognitionRate;
/** A shorter silence does not part two spans, and a shorter sound is none. */
const minGapSeconds = 0.3;
const minSpanSeconds = 0.1;

export async function* findSpeechSpans(
  detector: Pick<ActivityDetector, 'open'>,
  samples: AsyncIterable<Float32Array>,
  signal: AbortSignal,
): AsyncGenerator<SpeechSpan> {
  const stream = detector.open();
  let open: SpeechSpan | undefined;
  let at = 0;
  const isSpan = (span: SpeechSpan) => span.end - span.start >= minSpanSeconds;
  try {
    for await (const block of inFrames(samples)) {
      if (signal.aborted) return;
      for (const flag of await stream.detect(block)) {
        const start = at * frameSeconds;
        at += 1;
        if (flag === 0) {
          if (open && start - open.end >= minGapSeconds) {
            if (isSpan(open)) yield open;
            open = undefined;
          }
          continue;
        }
        open = { start: open?.start ?? start, end: at * frameSeconds };
      }
    }
    if (open && isSpan(open)) yield open;
  } finally {
    stream.close();
  }
}
