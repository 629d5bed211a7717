/** A webhook: created, tried out, its signatures checked, failing, delivered again, disabled and deleted. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, expectAccessible, test as base } from './test.ts';

type Verify = (headers: http.IncomingHttpHeaders, body: string, secret: string) => boolean;

interface Receiver {
  url: string;
  /** What it answers. */
  status: number;
  taken: { headers: http.IncomingHttpHeaders; body: string }[];
}

async function startReceiver(): Promise<{ receiver: Receiver; close(): void }> {
  const receiver: Receiver = { url: '', status: 200, taken: [] };
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      receiver.taken.push({ headers: request.headers, body });
      response.writeHead(receiver.status).end(receiver.status === 200 ? 'Heard.' : 'The harbor is closed.');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { receiver, close: () => server.close() && server.closeAllConnections() };
}

const test = base.extend<{ receiver: Receiver }>({
  // Playwright reads the names of fixtures from the pattern.
  // oxlint-disable-next-line no-empty-pattern
  receiver: async ({}, use) => {
    const { receiver, close } = await startReceiver();
    await use(receiver);
    close();
  },
});

/** The address of the machine's own network is refused. */
test.use({ permissions: ['clipboard-read', 'clipboard-write'], expectedErrors: /status of 400/ });

test('an admin creates a webhook, sees what was delivered, and delivers again what failed', async ({
  page,
  mia,
  receiver,
}) => {
  expect(mia.email).toBeTruthy();
  await page.goto('/app/settings/api-keys');
  await page.getByRole('navigation', { name: 'Developer pages' }).getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('button', { name: 'Create a webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a webhook' });
  await dialog.getByRole('button', { name: 'Create a webhook' }).click();
  await expect(dialog.getByText('Give the webhook a name', { exact: false })).toBeVisible();
  await dialog.getByLabel('Name').fill('Harbor');
  await dialog.getByLabel('Address').fill('http://169.254.169.254/hook');
  await dialog.getByText('Advanced').click();
  await dialog.getByLabel('Extra headers').fill('Authorization: Bearer of-the-harbor');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create a webhook' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The address of the webhook is not called');
  await dialog.getByLabel('Address').fill(receiver.url);
  await dialog.getByRole('button', { name: 'Create a webhook' }).click();

  // The secret is shown once, with programs that check both signatures.
  const shown = page.getByRole('dialog', { name: 'Copy the secret' });
  const secret = (await shown.getByTestId('secret').textContent()) ?? '';
  await shown.getByText('webhook-signature, as', { exact: false }).click();
  const programs = await shown.getByRole('region').allTextContents();
  expect(programs).toHaveLength(2);
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Copy secret' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toHaveCount(0);
  expect(await page.content()).not.toContain(secret);

  const row = page.getByRole('row', { name: /Harbor/ });
  await expect(row.getByText('Active')).toBeVisible();
  await expect(row.getByText('Transcripts')).toBeVisible();
  await expectAccessible(page);

  // A test arrives, and is what the programs call genuine.
  await row.getByRole('button', { name: 'Harbor', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Harbor' });
  await expect(drawer.getByText('Nothing delivered yet')).toBeVisible();
  await drawer.getByRole('button', { name: 'Send test' }).click();
  await expect(drawer.getByText(/^The test arrived: 200 after/)).toBeVisible();
  const [taken] = receiver.taken;
  expect(taken?.headers.authorization).toBe('Bearer of-the-harbor');
  for (const program of programs) {
    const { isGenuine } = (await import(`data:text/javascript,${encodeURIComponent(program)}`)) as {
      isGenuine: Verify;
    };
    expect(isGenuine(taken?.headers ?? {}, taken?.body ?? '', secret)).toBe(true);
    expect(isGenuine(taken?.headers ?? {}, taken?.body ?? '', `${secret}x`)).toBe(false);
  }

  // A receiver that fails is shown with its answer, and takes the delivery later.
  receiver.status = 503;
  await drawer.getByRole('button', { name: 'Send test' }).click();
  await expect(drawer.getByText(/^The test was refused: 503 after/)).toBeVisible();
  const deliveries = drawer.getByRole('list', { name: 'Deliveries' });
  await expect(deliveries.getByRole('listitem')).toHaveCount(2);
  const latest = deliveries.getByRole('listitem').first();
  await expect(latest).toContainText('Failed');
  await latest.getByText('Test', { exact: true }).click();
  await expect(latest.getByText('The harbor is closed.')).toBeVisible();
  await expect(latest.getByRole('region', { name: 'Payload' })).toContainText('"type": "test"');
  await expectAccessible(page);
  receiver.status = 200;
  await latest.getByRole('button', { name: 'Redeliver' }).click();
  await expect(latest).toContainText('Delivered');
  expect(receiver.taken.at(-1)?.headers['webhook-id']).toBe(receiver.taken.at(-2)?.headers['webhook-id']);

  // While it is disabled, nothing is sent.
  await drawer.getByRole('switch', { name: 'Enable Harbor' }).click();
  await expect(drawer.getByText('This webhook is disabled.', { exact: false })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Send test' })).toHaveAttribute('aria-disabled', 'true');

  await drawer.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('deliveries that still wait are dropped');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
});
