/** What browsers and search engines ask of any site, as it lies in web/public. */
import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPageSender, nameInstallation } from './kernel/http/answers/named-page.ts';
import { root } from './installation.ts';
import { testApp, type TestApp } from './testing/app.ts';

let webRoot: string;
let t: TestApp;
beforeAll(async () => {
  webRoot = await mkdtemp(path.join(os.tmpdir(), 'veery-web-'));
  await cp(path.join(root, 'web/public'), webRoot, { recursive: true });
  await writeFile(path.join(webRoot, 'index.html'), '<!doctype html>');
  t = await testApp({ app: { webRoot }, env: { INSTALLATION_NAME: 'Harbour' } });
});
afterAll(async () => {
  await t.close();
  await rm(webRoot, { recursive: true });
});

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('icons, manifest and robots.txt have their types and are kept for a day', async () => {
  const types: [string, RegExp][] = [
    ['/favicon.ico', /^image\/(?:vnd\.microsoft\.icon|x-icon)/],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/apple-touch-icon.png', /^image\/png/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/robots.txt', /^text\/plain/],
  ];
  for (const [address, type] of types) {
    const { status, headers } = await fetch(t.url + address);
    expect([address, status, headers.get('cache-control')]).toEqual([address, 200, 'public, max-age=86400']);
    expect(headers.get('content-type')).toMatch(type);
  }
  const robots = await (await fetch(`${t.url}/robots.txt`)).text();
  expect(robots).toMatch(/^Disallow: \/$/m);
});

test('the manifest names icons of the sizes that they have, one of which any shape may be cut from', async () => {
  const { icons, name } = (await (await fetch(`${t.url}/manifest.webmanifest`)).json()) as {
    name: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(name).toBe('Harbour');
  for (const { src, sizes } of icons.filter(({ src }) => src.endsWith('.png'))) {
    expect(sizeOf(await readFile(path.join(webRoot, src))), src).toBe(sizes);
  }
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  expect(sizeOf(await readFile(path.join(webRoot, 'apple-touch-icon.png')))).toBe('180x180');
});

test('pages carry the name of the installation, whatever it holds', () => {
  const page =
    '<title>Veery</title><meta name="application-name" content="Veery" /><span data-installation="">Veery</span> Veery was updated';
  expect(nameInstallation(page, '<b>"Söhne"</b> $&')).toBe(
    '<title>&#60;b&#62;&#34;Söhne&#34;&#60;/b&#62; $&#38;</title>' +
      '<meta name="application-name" content="&#60;b&#62;&#34;Söhne&#34;&#60;/b&#62; $&#38;" />' +
      '<span data-installation="">&#60;b&#62;&#34;Söhne&#34;&#60;/b&#62; $&#38;</span> Veery was updated',
  );
});

test('the files of a build that comes while the server runs are served', async () => {
  await mkdir(path.join(webRoot, 'assets'));
  await writeFile(path.join(webRoot, 'assets/later-AbCd1234.js'), 'export {};');
  const { status, headers } = await fetch(`${t.url}/assets/later-AbCd1234.js`);
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await fetch(`${t.url}/assets/gone-AbCd1234.js`)).status).toBe(404);
});

test('the page links to files that exist', async () => {
  const html = await readFile(path.join(root, 'web/index.html'), 'utf8');
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]* href="([^"]+)"/g)];
  expect(links).toHaveLength(4);
  for (const [, href = ''] of links) expect((await fetch(t.url + href)).status, href).toBe(200);
});

test('a page of a named installation is read again when the build has written another', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'veery-page-'));
  const app = fastify();
  const send = createPageSender(folder, { installationName: 'Harbour' });
  app.get('/', (request, reply) => send(request, reply, 'index.html'));
  const read = async () => (await app.inject('/')).body;
  await writeFile(path.join(folder, 'index.html'), '<title>Veery</title>one');
  expect(await read()).toBe('<title>Harbour</title>one');
  await writeFile(path.join(folder, 'index.html'), '<title>Veery</title>two');
  await utimes(path.join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000));
  expect(await read()).toBe('<title>Harbour</title>two');
  await app.close();
  await rm(folder, { recursive: true });
});
