import { once } from 'node:events';
import net from 'node:net';

/** A connection to the database that can be cut. */
export async function createDatabaseProxy(to: URL) {
  const open = new Set<net.Socket>();
  let isCut = false;
  const server = net.createServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = net.connect(Number(to.port), to.hostname);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(to);
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    restore: () => void (isCut = false),
    close: () => server.close(),
  };
}
