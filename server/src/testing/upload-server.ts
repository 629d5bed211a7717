/** A server process with one endpoint that takes large files. The test of its memory starts it. */
import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { on } from '../context.ts';
import { createLog } from '../kernel/boot/log.ts';
import { createHttpApp } from '../kernel/http/app.ts';
import { sendLargeFile } from '../kernel/http/kit.suite.ts';
import { mount } from '../kernel/http/mount.ts';
import { createDiskStorage } from '../ports/storage/disk.ts';

const storage = await createDiskStorage(await mkdtemp(path.join(os.tmpdir(), 'veery-uploads-')));
let peak = 0;
setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5).unref();

const unused = () => {
  throw new Error('the endpoint is public');
};
const app = await createHttpApp(createLog('silent'), { trustProxy: [] });
const endpoint = { ...sendLargeFile, access: 'public' } as const;
const route = on(endpoint, async (_ctx, { body }) => body.files.file);
await mount(app, [route], {
  async admit() {},
  countRefusal() {},
  authenticate: unused,
  authenticateAllAgain: unused,
  createContext: () => ({}) as Parameters<typeof route.handle>[0],
  authorize: unused,
  requireVoiceConsent: unused,
  reportAnswer: unused,
  uploads: {
    async create() {
      const key = 'uploads/large';
      const file = await storage.create(key);
      return { ...file, key, commit: async () => void (await file.commit()) };
    },
    keep: unused,
    discard: async (keys) => {
      for (const key of keys) await storage.remove(key);
    },
  },
  idempotency: { leaseMs: 60_000, claim: unused, renew: unused, complete: unused, release: unused },
  mediaCookieName: 'unused',
  publicUrl: 'http://localhost',
  secureCookies: false,
  isTrustedProxy: () => false,
  stalledAfterMs: 60_000,
  heartbeatMs: 15_000,
  strictAnswers: true,
});
/** Returns the highest value since the last call. */
app.get('/peak', async () => {
  const answer = { peak, now: process.memoryUsage().rss };
  peak = 0;
  return answer;
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
