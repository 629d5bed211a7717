/** Serves the pages of the web app. They carry the name of the installation, so that it is there before any script runs. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultInstallationName } from '#contract/instance/name.ts';
import type { LiveConfig } from '../../boot/config.ts';

const pack = promisify(brotliCompress);

interface NamedPage {
  name: string;
  /** When the build wrote the file, because it may be built again while the server runs. */
  writtenAt: number;
  etag: string;
  html: string;
  packed: Buffer;
}

/** The places of the name in what the build writes: the title, the name of the application, and beside the logo. */
const places = new RegExp(
  `(<title>|<meta name="application-name" content="|data-installation="">)${defaultInstallationName}(?=[<"])`,
  'g',
);

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export const nameInstallation = (html: string, name: string): string =>
  html.replace(places, (_match, before: string) => before + escape(name));

/** @returns a function that answers with a file of `webRoot`. Pages of the default name are sent as the build packed them. */
export function createPageSender(webRoot: string, config: Pick<LiveConfig, 'installationName'>) {
  const known = new Map<string, NamedPage>();

  async function readNamed(file: string, name: string): Promise<NamedPage> {
    const found = known.get(file);
    const { mtimeMs: writtenAt } = await stat(path.join(webRoot, file));
    if (found?.name === name && found.writtenAt === writtenAt) return found;
    const html = nameInstallation(await readFile(path.join(webRoot, file), 'utf8'), name);
    const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
    const packed = await pack(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    });
    const page = { name, writtenAt, etag, html, packed };
    known.set(file, page);
    return page;
  }

  return async (request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> => {
    const { installationName: name } = config;
    if (name === defaultInstallationName) return reply.sendFile(file);
    const { etag, html, packed } = await readNamed(file, name);
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
    void reply.headers({ 'cache-control': 'no-cache', etag, vary });
    if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
    void reply.type('text/html; charset=utf-8');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
    return reply.header('content-encoding', 'br').send(packed);
  };
}
