/** A provider elsewhere: added, tested, used, failing, and failing over to another engine. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { toneOf } from '../server/src/ports/speech/engines/remote/provider-server.suite.ts';
import { settled } from './settled.ts';
import { isPlaying, speak, write } from './speech.ts';
import { expect, expectAccessible, signIn, test as base } from './test.ts';

interface Upstream {
  url: string;
  /** It answers every text with 503. */
  isBroken: boolean;
  /** The texts that it was asked for. */
  texts: string[];
}

const keyOfUpstream = 'sk-of-the-harbor-1234';

/** A service with the calls of OpenAI, on this machine. */
async function startUpstream(): Promise<{ upstream: Upstream; close(): void }> {
  const upstream: Upstream = { url: '', isBroken: false, texts: [] };
  const server = http.createServer((request, response) => {
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    let sent = '';
    request.on('data', (part: Buffer) => (sent += part.toString()));
    request.on('end', () => {
      if (request.headers.authorization !== `Bearer ${keyOfUpstream}`)
        return json(401, { error: { message: 'Incorrect API key provided.' } });
      if (request.url === '/v1/models') return json(200, { data: [{ id: 'harbor-1' }] });
      if (request.url === '/v1/audio/voices') return json(200, { voices: [{ id: 'gull', name: 'Harbor gull' }] });
      if (upstream.isBroken) return json(503, { error: { message: 'The harbor is closed.' } });
      const { input = '' } = JSON.parse(sent) as { input?: string };
      upstream.texts.push(input);
      return response.writeHead(200, { 'content-type': 'audio/pcm' }).end(toneOf(input, 24_000));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  upstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { upstream, close: () => server.close() && server.closeAllConnections() };
}

const test = base.extend<{ upstream: Upstream }>({
  // Playwright reads the names of fixtures from the pattern.
  // oxlint-disable-next-line no-empty-pattern
  upstream: async ({}, use) => {
    const { upstream, close } = await startUpstream();
    await use(upstream);
    close();
  },
});

/** The address of the machine's own network is refused. */
test.use({ expectedErrors: /status of 400/ });

test('an admin adds a provider, tests it and speaks with it, and another engine takes over when it fails', async ({
  page,
  product,
  mia,
  upstream,
}) => {
  expect(mia.user_id).not.toBe('');
  await page.goto('/app/settings#speech-providers');
  await settled(page);
  const section = page.getByRole('region', { name: 'Speech providers' });
  await section.getByRole('button', { name: 'Add provider' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a speech provider' });
  await dialog.getByRole('button', { name: 'Add provider' }).click();
  await expect(dialog.getByText('Give it a name of up to 60 characters.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Harbor speech');
  await dialog.getByLabel('Address').fill('http://169.254.169.254/v1');
  await dialog.getByLabel('Model').fill('harbor-1');
  await expectAccessible(page);
  // An address of the machine's own network is refused, and the form keeps what was typed.
  await dialog.getByRole('button', { name: 'Add provider' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The address of the provider is not asked');
  await dialog.getByLabel('Address').fill(upstream.url);
  await dialog.getByLabel('API key', { exact: true }).fill('sk-wrong');
  await dialog.getByRole('button', { name: 'Add provider' }).click();
  const row = section.getByRole('listitem').filter({ hasText: 'Harbor speech' });
  await expect(row.getByText(/^Its lists could not be read/)).toBeVisible();

  // The right key brings the voices.
  const more = row.getByRole('button', { name: 'More for Harbor speech' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Harbor speech' });
  await editing.getByLabel('API key', { exact: true }).fill(keyOfUpstream);
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing).toHaveCount(0);
  await more.click();
  await page.getByRole('menuitem', { name: 'Read voices and models again' }).click();
  await expect(row.getByText(/1 voice ·/)).toBeVisible();
  await expect(row.getByText(/^Its lists could not be read/)).toHaveCount(0);
  await row.getByRole('button', { name: 'Test Harbor speech' }).click();
  const testing = page.getByRole('dialog', { name: 'Test Harbor speech' });
  await testing.getByRole('button', { name: 'Speak', exact: true }).click();
  await expect(testing.getByText(/^First sound after/)).toBeVisible();
  expect(upstream.texts).toContain('This is how I sound.');
  await expectAccessible(page);
  await testing.getByRole('button', { name: 'Close' }).last().click();

  // Its voice stands among the others and speaks.
  await write(page);
  const pick = async (voice: string) => {
    await page.keyboard.press('Control+Shift+v');
    await page.getByRole('list', { name: 'Voices' }).waitFor();
    await page.keyboard.type(voice);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: new RegExp(`^Voice: ${voice}`) })).toBeVisible();
  };
  await pick('Harbor gull');
  expect((await speak(page)).headers['x-veery-engine']).toMatch(/^provider:/);
  await isPlaying(page);

  // It fails, so another engine speaks, which the answer says.
  upstream.isBroken = true;
  await write(page, 'The ferry does not leave today.');
  const { headers } = await speak(page);
  expect(headers['x-veery-fallback']).toMatch(/^provider:/);
  expect(headers['x-veery-engine']).not.toMatch(/^provider:/);
  await page.goto('/app/settings#speech-providers');
  await settled(page);
  await expect(row.getByText(/Failing|Left alone/)).toBeVisible();
  await expect(row.getByText(/503/)).toBeVisible();

  // Another workspace knows nothing of it.
  await signIn(page, product.account());
  await page.reload();
  await settled(page);
  await expect(section.getByText('No providers')).toBeVisible();
  await expectAccessible(page, undefined, '#speech-providers');

  await signIn(page, mia);
  await page.reload();
  await settled(page);
  await more.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove provider' }).click();
  await expect(section.getByText('No providers')).toBeVisible();
});
