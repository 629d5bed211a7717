/** Builds the API call that "View code" shows from the state of the screen. */
import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { SpeechInput } from '../generation/generation-state.ts';

export interface CodeRequest {
  origin: string;
  voice_id: string;
  /** The path with the query. */
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
