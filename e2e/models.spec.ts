/** A neural model: from the catalog of a local host to a sentence that it speaks. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ModelManifest } from '../contract/src/engine-models/manifest.ts';
import { createModelHost, type ModelHost } from '../server/src/slices/engine-models/model-host.suite.ts';
import { writeToyVits } from '../server/src/testing/toy-models/toy-vits.ts';
import { settled } from './settled.ts';
import { speak, write } from './speech.ts';
import { expect, expectAccessible, signIn, test as base } from './test.ts';

interface Catalog {
  folder: string;
  host: ModelHost;
}

/** The product asks a host of this machine for the models of its catalog. */
const test = base.extend<object, { catalog: Catalog }>({
  catalog: [
    // Playwright reads the names of fixtures from the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'veery-catalog-'));
      const host = await createModelHost();
      const { manifest } = writeToyVits(folder, { id: 'humming-toy' });
      host.files.set('humming-toy.tar.gz', pack(folder, manifest.id, '--exclude=model.json'));
      writeFileSync(path.join(folder, 'catalog.json'), JSON.stringify(catalogOf(host, manifest)));
      await use({ folder, host });
      await host.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  productEnv: [
    async ({ catalog: { folder, host } }, use) =>
      use({ MODEL_CATALOG: path.join(folder, 'catalog.json'), OUTGOING_PRIVATE_HOSTS: host.host }),
    { scope: 'worker' },
  ],
});

/** An archive as its publisher has it, which knows nothing of our manifests: those of the catalog count. */
function pack(folder: string, id: string, ...options: string[]): Buffer {
  const file = path.join(folder, `${id}.tar.gz`);
  execFileSync('tar', ['-czf', file, '-C', folder, ...options, id]);
  return readFileSync(file);
}

function catalogOf({ url }: ModelHost, manifest: ModelManifest) {
  const { format: _format, kind: _kind, checksums: _checksums, serves: _serves, ...about } = manifest;
  const downloads = [{ host: 'local', name: `${manifest.id}.tar.gz`, bytes: null }];
  return {
    hosts: { local: { base: `${url}/release/` } },
    models: [{ ...about, name: 'Humming toy', cost: 0.1, downloads }],
  };
}

test('an operator installs a model from the catalog, tests it, and everybody speaks with it', async ({
  page,
  product,
  catalog: { folder, host },
}) => {
  const operator = product.account('operator');
  await signIn(page, operator);
  await page.goto('/app/instance/models');
  await settled(page);
  await expect(page.getByText('No neural model is installed.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name or language' }).fill('english humming');
  const row = page.getByRole('row', { name: /Humming toy/ });
  await expect(row.getByRole('cell', { name: 'CC0-1.0' })).toBeVisible();

  // The connection stalls, so that there is time to pause.
  host.stallAt = 0.5;
  await row.getByRole('button', { name: 'Install Humming toy' }).click();
  await row.getByRole('button', { name: 'Pause Humming toy' }).click();
  await expect(row.getByText(/^Paused at/)).toBeVisible();
  await expectAccessible(page);
  host.stallAt = undefined;
  await row.getByRole('button', { name: 'Resume Humming toy' }).click();
  await expect(page.getByText(/^Installed, /)).toBeVisible();
  await expect(row.getByText('Asleep')).toBeVisible();

  const more = page.getByRole('button', { name: 'More for Humming toy' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Check the files' }).click();
  await expect(page.getByText(/The files of Humming toy are/)).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Test sentence' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test Humming toy' });
  await dialog.getByRole('combobox', { name: 'Voice' }).selectOption('Speaker 2');
  await dialog.getByRole('button', { name: 'Speak' }).click();
  await expect(dialog.getByText(/^Spoken in/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(row.getByText('Ready')).toBeVisible();

  // Another user, who knows nothing of models, is spoken to by it.
  await signIn(page, product.account());
  await write(page);
  expect((await speak(page)).headers['x-veery-engine']).toContain('humming-toy');

  // A model of a file needs no catalog.
  await signIn(page, operator);
  writeToyVits(folder, { id: 'packed-toy' });
  pack(folder, 'packed-toy');
  await page.goto('/app/instance/models');
  await settled(page);
  await page.getByRole('button', { name: 'Add from a file' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a model' });
  await adding.getByLabel('Choose a file').setInputFiles(path.join(folder, 'packed-toy.tar.gz'));
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Add model' }).click();
  const packed = page.getByRole('button', { name: 'More for Toy vits' });
  await packed.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove model' }).click();
  await expect(packed).toHaveCount(0);

  const member = product.account();
  await signIn(page, member);
  await page.goto('/app/instance/models');
  await expect(page.getByText('This page is for operators')).toBeVisible();
});
