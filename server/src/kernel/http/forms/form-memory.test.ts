/** A large file passes through the server without staying in its memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { megabyte, mp3 } from '../kit.suite.ts';

/** `UPLOAD_MB=1000` runs the test with a larger file. */
const megabytes = Number(process.env.UPLOAD_MB ?? 128);
const program = fileURLToPath(new URL('../../../testing/upload-server.ts', import.meta.url));

test(`an upload of ${megabytes} MB takes less than 60 MB of memory`, async () => {
  const server = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = (await once(server.stdout, 'data')) as [Buffer];
    const url = `http://127.0.0.1:${port.toString().trim()}`;
    const memory = async () => (await (await fetch(`${url}/peak`)).json()) as { peak: number; now: number };
    // This first upload loads modules, which do not belong to the figure.
    await send(url, 32);
    const before = await memory();
    const answer = await send(url, megabytes);
    expect(answer).toMatchObject({ type: 'audio/mpeg', size: megabytes * megabyte });
    const { peak } = await memory();
    expect((peak - before.now) / megabyte).toBeLessThan(60);
  } finally {
    server.kill();
  }
});

async function send(url: string, size: number): Promise<unknown> {
  const request = http.request(`${url}/v1/examples/large-files`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
  request.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp3"\r\n\r\n');
  const chunk = mp3(megabyte / 4);
  for (let sent = 0; sent < size * 4; sent += 1) {
    if (!request.write(chunk)) await once(request, 'drain');
  }
  request.end('\r\n--b--\r\n');
  const [response] = await answered;
  return JSON.parse((await response.setEncoding('utf8').toArray()).join(''));
}
