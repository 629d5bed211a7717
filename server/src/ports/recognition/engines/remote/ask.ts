/** Asks a provider what is said in a part: in the shape of OpenAI, or of the public API that this product has itself. */
import { z } from 'zod';
import type { Outgoing, OutgoingRequest } from '../../../../kernel/outgoing/port.ts';
import { failureOf, ProviderFailure } from '../../../../kernel/outgoing/provider-failure.ts';
import { shortCode } from '../../language-code.ts';
import { recognitionRate, type TranscribingProvider } from '../../port.ts';
import type { PartResult, RecognisePart } from '../part.ts';
import { wordsOf } from '../neural/token-words.ts';
import { wavOf } from './wav.ts';

export interface AskOptions {
  outgoing: Outgoing;
  headMs: number;
  signal: AbortSignal;
}

/** The words of five minutes, with times. */
const maxAnswerBytes = 8 << 20;

const Time = z.number().min(0);
const OpenAiAnswer = z.object({
  text: z.string(),
  language: z.string().optional().catch(undefined),
  words: z
    .array(z.object({ word: z.string(), start: Time, end: Time }))
    .optional()
    .catch(undefined),
  segments: z
    .array(z.object({ text: z.string(), start: Time, end: Time }))
    .optional()
    .catch(undefined),
});
const ElevenLabsAnswer = z.object({
  text: z.string(),
  language_code: z.string().optional().catch(undefined),
  words: z.array(
    z.object({
      text: z.string(),
      start: Time.nullish().catch(null),
      end: Time.nullish().catch(null),
      type: z.enum(['word', 'spacing', 'audio_event']).catch('word'),
      speaker_id: z.string().nullish().catch(null),
      logprob: z.number().nullish().catch(null),
    }),
  ),
});

/** Names of languages, as some providers answer with them. */
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const codes = 'en de fr es it pt nl pl ru uk cs sv da fi no hu ro el tr ar he hi ja ko zh vi id th'.split(' ');
const codeOf = (language: string | undefined): { language?: string } => {
  if (language === undefined || language === '') return {};
  const named = codes.find((code) => languageNames.of(code)?.toLowerCase() === language.toLowerCase());
  const code = named ?? shortCode(language);
  return code === null ? {} : { language: code };
};

export async function askOpenAi(
  provider: TranscribingProvider,
  part: RecognisePart,
  options: AskOptions,
): Promise<PartResult> {
  const { baseUrl, apiKey, model } = provider;
  const fields: [string, string][] = [
    ['model', model],
    ['response_format', 'verbose_json'],
    ['timestamp_granularities[]', 'word'],
    ['timestamp_granularities[]', 'segment'],
    ...(part.language !== undefined && !part.translate ? [['language', part.language] as [string, string]] : []),
    ...(part.temperature === undefined ? [] : [['temperature', String(part.temperature)] as [string, string]]),
    ...(part.keyterms && part.keyterms.length > 0 ? [['prompt', part.keyterms.join(', ')] as [string, string]] : []),
  ];
  const place = part.translate ? 'translations' : 'transcriptions';
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  const url = `${baseUrl}/audio/${place}`;
  const { text, language, words, segments } = await post(url, headers, fields, part, options, apiKey, OpenAiAnswer);
  const seconds = part.samples.length / recognitionRate;
  const about = part.translate ? { language: 'en' } : codeOf(language);
  if (words && words.length > 0) {
    const placed = withMarks(
      text,
      words.map(({ word, start, end }) => ({ text: word.trim(), start, end, confidence: null })),
    );
    return { words: placed.filter((word) => word.text !== ''), ...about };
  }
  if (segments && segments.length > 0) {
    const placed = segments.flatMap(({ text: said, start, end }) =>
      wordsOf({ text: said }, Math.max(0, end - start)).words.map((word) => ({
        ...word,
        start: word.start + start,
        end: word.end + start,
      })),
    );
    return { words: placed, isEstimated: true, ...about };
  }
  return { ...wordsOf({ text }, seconds), ...about };
}

/** Words come without their marks, which stand in the text. */
function withMarks<W extends { text: string }>(text: string, words: W[]): W[] {
  const written = text.split(/\s+/u).filter((one) => one !== '');
  return written.length === words.length ? words.map((word, i) => ({ ...word, text: written[i] ?? word.text })) : words;
}

export async function askElevenLabs(
  provider: TranscribingProvider,
  part: RecognisePart,
  options: AskOptions,
): Promise<PartResult> {
  const { baseUrl, apiKey, model } = provider;
  const { language, audioEvents, diarise, temperature, seed } = part;
  const fields: [string, string][] = [
    ['model_id', model],
    ['timestamps_granularity', 'word'],
    ['tag_audio_events', String(audioEvents ?? false)],
    ['diarize', String(diarise !== undefined)],
    ...(diarise?.speakers === undefined ? [] : [['num_speakers', String(diarise.speakers)] as [string, string]]),
    ...(language === undefined ? [] : [['language_code', language] as [string, string]]),
    ...(temperature === undefined ? [] : [['temperature', String(temperature)] as [string, string]]),
    ...(seed === undefined ? [] : [['seed', String(seed)] as [string, string]]),
  ];
  const headers: Record<string, string> = apiKey ? { 'xi-api-key': apiKey } : {};
  const answer = await post(`${baseUrl}/v1/speech-to-text`, headers, fields, part, options, apiKey, ElevenLabsAnswer);
  const speakers: string[] = [];
  let [last, isSpaced] = [0, true];
  const words: PartResult['words'] = [];
  for (const { text, start, end, type, speaker_id, logprob } of answer.words) {
    if (type === 'spacing') {
      isSpaced = true;
      continue;
    }
    if (speaker_id && !speakers.includes(speaker_id)) speakers.push(speaker_id);
    const from = start ?? last;
    last = Math.max(from, end ?? from);
    words.push({
      ...{ text, start: from, end: last },
      confidence: typeof logprob === 'number' ? Math.min(1, Math.exp(logprob)) : null,
      ...(isSpaced ? {} : { isJoined: true }),
      ...(type === 'audio_event' ? { isEvent: true } : {}),
      ...(diarise && speaker_id ? { speaker: speakers.indexOf(speaker_id) } : {}),
    });
    isSpaced = false;
  }
  return { words, ...(diarise ? { speakersPerPart: true } : {}), ...codeOf(answer.language_code) };
}

async function post<T extends z.ZodType>(
  url: string,
  headers: Record<string, string>,
  fields: readonly [string, string][],
  { samples }: RecognisePart,
  { outgoing, headMs, signal }: AskOptions,
  secret: string | undefined,
  Answer: T,
): Promise<z.output<T>> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.append('file', new Blob([Buffer.from(wavOf(samples))], { type: 'audio/wav' }), 'part.wav');
  const encoded = new Response(form);
  const request: OutgoingRequest = {
    method: 'POST',
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    body: new Uint8Array(await encoded.arrayBuffer()),
    ...{ maxBytes: maxAnswerBytes, headMs, idleMs: 30_000, signal },
  };
  const answer = await outgoing(url, request);
  if (answer.status !== 200) throw await failureOf(answer, secret);
  const body = await answer.text();
  try {
    return Answer.parse(JSON.parse(body));
  } catch {
    throw new ProviderFailure('it answered with something that is no transcript');
  }
}
