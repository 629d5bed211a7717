import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

/**
 * Finds a port of 127.0.0.1 that nobody listens on at the moment. It is below the range from which systems give ports
 * to outgoing connections, because one of those could take it before it is used, and above the last port (10080) that
 * fetch and browsers refuse to connect to.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(10_100, 32_000);
    const probe = net.createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
  throw new Error('no free port was found');
}
