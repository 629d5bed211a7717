/** Listens to a recording that is there whole. */
import type { Ctx } from '../../context.ts';
import {
  recognitionRate,
  type RecognisedWord,
  type RecogniserAbout,
  type RecognitionWarning,
} from '../../ports/recognition/port.ts';

interface Listener {
  /** ISO 639-1; null: whichever is spoken. */
  language: string | null;
  onLanguage(language: string): void;
  onWarning(warning: RecognitionWarning): void;
}

export async function* recognisedWords(
  ctx: Ctx,
  samples: Float32Array,
  recogniser: RecogniserAbout,
  { language, onLanguage, onWarning }: Listener,
): AsyncGenerator<RecognisedWord, void, void> {
  // A client that leaves pays for the phrase under way, so the recogniser is stopped by who reads it.
  const stop = new AbortController();
  try {
    const options = { recogniser: recogniser.id, language, workspaceId: ctx.actor.workspace_id };
    for await (const event of ctx.parts.recognition.transcribe(inParts(samples), options, stop.signal)) {
      if (event.kind === 'language') onLanguage(event.language);
      else if (event.kind === 'warning') onWarning(event.warning);
      else if (event.kind === 'words') yield* event.words;
    }
  } finally {
    stop.abort();
  }
}

/** A second at a time. */
async function* inParts(samples: Float32Array): AsyncGenerator<Float32Array> {
  for (let at = 0; at < samples.length; at += recognitionRate) yield samples.subarray(at, at + recognitionRate);
}
