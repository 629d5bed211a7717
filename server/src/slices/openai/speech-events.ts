/** Speech as the server-sent events of the OpenAI API. */
import { encodeEvent } from '../../kernel/http/answers/event-text.ts';

/**
 * @param characters of the text. That API counts tokens; here characters are charged, so they stand in the place of the
 * tokens of the input, and the audio counts as none.
 */
export async function* speechEvents(audio: AsyncIterable<Uint8Array>, characters: number): AsyncGenerator<Uint8Array> {
  for await (const chunk of audio) {
    yield event({ type: 'speech.audio.delta', audio: Buffer.from(chunk).toString('base64') });
  }
  const usage = { input_tokens: characters, output_tokens: 0, total_tokens: characters };
  yield event({ type: 'speech.audio.done', usage });
}

const event = (data: object) => Buffer.from(encodeEvent({ data }));
