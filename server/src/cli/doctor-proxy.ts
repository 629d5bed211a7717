/** The check of `doctor` that a WebSocket reaches the server through whatever stands in front of it. */
import http from 'node:http';
import https from 'node:https';
import { randomBytes } from 'node:crypto';
import type { Config } from '../kernel/boot/config.ts';
import { fail, ok, warn, type Finding } from '../slices/instance/checks/findings.ts';

/** Any socket will do: it opens before it asks who calls. */
const path = '/v1/text-to-speech/doctor/stream-input';
const patienceMs = 5000;

export async function checkProxy({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Finding> {
  const subject = 'WebSockets';
  try {
    const status = await askForSocket(publicUrl);
    if (status === 101) return ok(subject, `${publicUrl} passes them on.`);
    if (status === 426) {
      const fix = 'let the proxy pass Upgrade and Connection on, as docs/deployment.md shows';
      return fail(subject, `${publicUrl} does not pass WebSockets on: the header Upgrade is lost on the way.`, fix);
    }
    return warn(subject, `${publicUrl} answers a WebSocket with ${status}.`, 'look at the proxy in front of it');
  } catch (error) {
    const message = `${publicUrl} could not be asked from here (${(error as Error).message}).`;
    return warn(subject, message, 'check PUBLIC_URL, its name and its certificate');
  }
}

/** Returns the status of the answer; 101 is an open WebSocket. */
function askForSocket(publicUrl: string): Promise<number | undefined> {
  const { request } = publicUrl.startsWith('https:') ? https : http;
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  return new Promise((resolve, reject) => {
    const asked = request(publicUrl + path, { headers, signal: AbortSignal.timeout(patienceMs) });
    asked.once('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode);
    });
    asked.once('response', (response) => {
      response.destroy();
      resolve(response.statusCode);
    });
    asked.once('error', reject);
    asked.end();
  });
}
