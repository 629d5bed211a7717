/** A local server in the shape of the hosts of the catalog: redirects, ranges, and connections that break. */
import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelHost {
  url: string;
  /** `host:port`, for OUTGOING_PRIVATE_HOSTS. */
  host: string;
  /** The ranges that were asked for, in order; an empty text for a whole file. */
  asked: string[];
  files: Map<string, Buffer>;
  /** Breaks the connection after this share of what is sent, as often as it says. */
  breaks: { at: number; times: number };
  /** Sends nothing more after this share until it is set to undefined. */
  stallAt: number | undefined;
  /** Answers every file with this status. */
  status: number | undefined;
  ignoresRanges: boolean;
  close(): Promise<void>;
}

export async function createModelHost(): Promise<ModelHost> {
  const files = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    if (path.startsWith('/release/')) {
      // The hosts of releases lead to another one that has the files.
      return response.writeHead(302, { location: path.replace('/release/', '/files/') }).end();
    }
    const file = files.get(path.replace('/files/', ''));
    if (!file) return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
    if (host.status !== undefined) return response.writeHead(host.status).end();
    return send(request, response, file);
  });

  function send(request: http.IncomingMessage, response: http.ServerResponse, file: Buffer) {
    const etag = `"${createHash('sha256').update(file).digest('hex').slice(0, 16)}"`;
    const range = /^bytes=(\d+)-$/.exec(request.headers.range ?? '');
    host.asked.push(request.headers.range ?? '');
    const isPart = range !== null && !host.ignoresRanges && request.headers['if-range'] === etag;
    const start = isPart ? Number(range[1]) : 0;
    if (start >= file.length) {
      return response.writeHead(416, { 'content-range': `bytes */${file.length}` }).end();
    }
    const part = file.subarray(start);
    const headers = { 'content-type': 'application/octet-stream', 'content-length': part.length, etag };
    if (isPart) {
      response.writeHead(206, { ...headers, 'content-range': `bytes ${start}-${file.length - 1}/${file.length}` });
    } else response.writeHead(200, headers);
    if (host.stallAt !== undefined) return response.write(part.subarray(0, Math.floor(part.length * host.stallAt)));
    if (host.breaks.times > 0) {
      host.breaks.times -= 1;
      return response.write(part.subarray(0, Math.floor(part.length * host.breaks.at)), () => response.destroy());
    }
    return response.end(part);
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const host: ModelHost = {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    asked: [],
    files,
    breaks: { at: 0.9, times: 0 },
    stallAt: undefined,
    status: undefined,
    ignoresRanges: false,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return host;
}
