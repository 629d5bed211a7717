/** What is on the screen as a call of the public API: the one that "View code" shows. */
import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { SpeechInput } from '../generation.ts';

/** Stands for the reader's own key in every sample. */
export const keyPlaceholder = 'YOUR_API_KEY';

export interface CodeRequest {
  origin: string;
  voice_id: string;
  /** Path and query. */
  path: string;
  output_format: OutputFormat;
  body: SpeechInput['body'];
  file: string;
}

const defaultFormat: OutputFormat = 'mp3_44100_128';

export function codeRequest({ params, query, body }: SpeechInput, origin: string): CodeRequest {
  const output_format = query?.output_format ?? defaultFormat;
  const search = new URLSearchParams({ output_format }).toString();
  const { codec } = describeFormat(output_format);
  return {
    origin,
    voice_id: params.voice_id,
    path: `/v1/text-to-speech/${encodeURIComponent(params.voice_id)}?${search}`,
    output_format,
    body,
    file: `speech.${codec}`,
  };
}
