/** A provider for tests: it answers the calls of both kinds of provider, well or badly, as the voice asks. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { wavHeader } from '../../../../kernel/wav.ts';

export interface AskedOf {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: Record<string, unknown>;
}

export interface ProviderServer {
  url: string;
  asked: AskedOf[];
  close(): Promise<void>;
}

/** Seconds of sound for a character. */
const secondsPerCharacter = 0.06;

/** A tone that is silent at the spaces and marks of the text. */
export function toneOf(text: string, rate: number): Buffer {
  const perCharacter = Math.round(rate * secondsPerCharacter);
  const bytes = Buffer.alloc(2 * perCharacter * text.length);
  for (let i = 0; i < perCharacter * text.length; i++) {
    const isLoud = /[\p{L}\p{N}]/u.test(text[Math.floor(i / perCharacter)] ?? '');
    bytes.writeInt16LE(isLoud ? Math.round(9000 * Math.sin((2 * Math.PI * 220 * i) / rate)) : 0, 2 * i);
  }
  return bytes;
}

export async function startProvider(): Promise<ProviderServer> {
  const asked: AskedOf[] = [];
  const attempts = new Map<string, number>();
  const server = http.createServer((request, response) => {
    let sent = '';
    request.on('data', (part: Buffer) => (sent += part.toString()));
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '/', 'http://local');
      const isJson = request.headers['content-type']?.includes('json') === true;
      const body = isJson && sent !== '' ? (JSON.parse(sent) as Record<string, unknown>) : {};
      asked.push({ path: request.url ?? '', headers: request.headers, body });
      const json = (status: number, value: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      const elevenLabs = /^\/v1\/text-to-speech\/([^/]+)\/stream\/with-timestamps$/.exec(pathname);
      const voice = String(elevenLabs?.[1] ?? body.voice ?? '');
      const text = String(body.input ?? body.text ?? '');
      const attempt = (attempts.get(voice + text) ?? 0) + 1;
      attempts.set(voice + text, attempt);
      switch (pathname) {
        case '/v1/models':
          return request.headers['xi-api-key']
            ? json(200, [{ model_id: 'eleven_flash_v2_5', name: 'Flash', can_do_text_to_speech: true }])
            : json(200, { object: 'list', data: [{ id: 'tts-1' }, { id: 'gpt-4o' }] });
        case '/v1/audio/transcriptions':
          // It hears what every model of its kind hears, or nothing but its own failure.
          return sent.includes('broken-1')
            ? json(400, { error: { message: 'There is no such model.' } })
            : json(200, { text: 'The weather will be gold and cloudy in the morning.', language: 'english' });
        case '/v1/audio/voices':
          return json(200, { voices: ['good', { id: 'other', name: 'The other' }] });
        case '/v1/voices':
          return json(200, {
            voices: [{ voice_id: 'good', name: 'Good', labels: { language: 'en', gender: 'female' } }],
          });
        default:
      }
      switch (voice) {
        case 'unauthorized':
          return json(401, {
            error: { message: `Incorrect API key provided: ${request.headers.authorization?.slice(7)}` },
          });
        case 'busy':
          if (attempt > 2) break;
          return response.writeHead(429, { 'retry-after': '0' }).end();
        case 'broken':
          return json(500, { detail: { status: 'broken', message: 'The engine is broken.' } });
        case 'refusing':
          return json(400, { detail: 'There is no such voice.' });
        case 'html':
          return response.setHeader('content-type', 'text/html').end('<!doctype html><title>Sign in</title><p>Please.');
        case 'silent':
          return undefined;
        case 'stalling':
          return response.write(toneOf('one', 24_000));
        case 'half':
          return response.write(toneOf(text, 24_000).subarray(0, 9000), () => response.destroy());
        case 'short':
          return response.end(toneOf('ab', 24_000).subarray(0, 400));
        case 'empty':
          return response.end();
        case 'ogg':
          return response.end(`OggS${'\0'.repeat(100)}`);
        case 'wav': {
          const sound = toneOf(text, 16_000);
          return response.end(Buffer.concat([wavHeader(16_000, sound.length + 44), sound]));
        }
        case 'rate':
          response.setHeader('content-type', 'audio/L16; rate=48000; channels=1');
          return response.end(toneOf(text, 48_000));
        default:
      }
      const sound = toneOf(text, 24_000);
      if (!elevenLabs) {
        // Samples are cut in two on the way.
        for (let at = 0; at < sound.length; at += 4001) response.write(sound.subarray(at, at + 4001));
        return response.end();
      }
      const characters = voice === 'forgetful' ? Array.from(text).slice(0, 10) : Array.from(text);
      for (let at = 0; at < characters.length; at += 10) {
        const part = characters.slice(at, at + 10);
        const starts = part.map((_, i) => (at + i) * secondsPerCharacter);
        const bytes = (index: number) => 2 * Math.round(24_000 * secondsPerCharacter) * index;
        const line = {
          audio_base64: sound.subarray(bytes(at), bytes(at + part.length)).toString('base64'),
          alignment: {
            characters: part,
            character_start_times_seconds: starts,
            character_end_times_seconds: starts.map((start) => start + secondsPerCharacter),
          },
        };
        response.write(voice === 'page' ? '<html>\n' : `${JSON.stringify(line)}\n\n`);
      }
      return response.end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
