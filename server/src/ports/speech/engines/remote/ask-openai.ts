/** Asks a provider that answers the calls of OpenAI: `POST /audio/speech`, plain samples as they are made. */
import type { RemoteProvider } from '../../port.ts';
import type { AskOptions } from './ask-options.ts';
import { failureOf } from '../../../../kernel/outgoing/provider-failure.ts';
import { createSoundReader } from './provider-sound.ts';
import type { RemoteInput, RemoteSound } from './remote-engine.ts';

/** More than ten minutes of sound, which no sentence takes. */
export const maxAnswerBytes = 32 << 20;

export async function* askOpenAi(
  { baseUrl, apiKey, model }: RemoteProvider,
  { text, voice, speed }: RemoteInput,
  { outgoing, ...limits }: AskOptions,
): AsyncGenerator<RemoteSound> {
  const answer = await outgoing(`${baseUrl}/audio/speech`, {
    ...limits,
    method: 'POST',
    maxBytes: maxAnswerBytes,
    headers: {
      'content-type': 'application/json',
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify({ model, input: text, voice, response_format: 'pcm', ...(speed === 1 ? {} : { speed }) }),
  });
  if (answer.status !== 200) throw await failureOf(answer, apiKey);
  const reader = await createSoundReader(answer.headers.get('content-type') ?? '');
  try {
    for await (const bytes of answer.body) yield { samples: reader.read(bytes) };
    yield { samples: reader.end() };
  } finally {
    reader.release();
    answer.discard();
  }
}
