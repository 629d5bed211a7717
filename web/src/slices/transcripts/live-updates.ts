import { getSpeechToTextOptions, listTranscripts } from '#contract/speech-to-text/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

/** A transcript is made by a job, whose progress is its own. */
const shown = [listTranscripts, getSpeechToTextOptions];

export const liveUpdates: LiveUpdates = { job: shown, transcript: shown };
