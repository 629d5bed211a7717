/** The commands `model …`. They work on the folder of the models; a running server notices the change by itself. */
import { speakersOf } from '#contract/engine-models/manifest.ts';
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createOutgoing } from '../kernel/outgoing/outgoing.ts';
import { OutgoingFailed, OutgoingRefused } from '../kernel/outgoing/port.ts';
import { createModelStore } from '../ports/models/disk.ts';
import { ChecksumMismatch, InvalidModel, ModelExists, ModelMissing } from '../ports/models/port.ts';
import type { ModelStore } from '../ports/models/port.ts';
import type { CatalogDownload } from '../slices/engine-models/catalog/catalog.rules.ts';
import { catalogOf } from '../slices/engine-models/catalog/catalog.service.ts';
import { DownloadFailed } from '../slices/engine-models/install/download.ts';
import { fetchModel } from '../slices/engine-models/install/fetch-model.service.ts';
import { interruptible } from './interruptible.ts';
import { readCliConfig } from './open.ts';
import { UsageError } from './usage-error.ts';

/** Of the standard error, where the progress is told. */
const tellEveryMs = 2000;

const print = (value: unknown) => console.log(JSON.stringify(value));

export async function addModel(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { sha256: { type: 'string' } },
  });
  const [source] = positionals;
  if (!source || positionals.length > 1)
    throw new UsageError('Give one folder, archive, address or id of the catalog.');
  const config = readCliConfig();
  const catalog = catalogOf(config);
  await withStore(async (models, signal) => {
    const { downloads, archive } = await readSource(source, values.sha256);
    const name = `cli-${createHash('sha256').update(source).digest('hex').slice(0, 20)}`;
    const folder = await models.downloadFolder(name);
    const installed = await fetchModel({
      ...{ models, catalog, downloads, folder, minFreeBytes: config.minFreeBytes },
      outgoing: createOutgoing({ allowPrivate: config.outgoingPrivateHosts }),
      ...(archive === undefined ? {} : { archive }),
      progress: { signal, ...tellProgress() },
    });
    await models.discardDownload(name);
    const { manifest, bytes } = installed;
    print({ model_id: manifest.id, name: manifest.name, family: manifest.family, bytes, folder: installed.folder });
  });

  async function readSource(
    given: string,
    sha256: string | undefined,
  ): Promise<{ downloads: CatalogDownload[]; archive?: string }> {
    if (/^https?:\/\//.test(given) && URL.canParse(given)) {
      const name = path.posix.basename(new URL(given).pathname);
      return { downloads: [{ url: given, name, bytes: null, sha256, checksumsUrl: undefined, to: undefined }] };
    }
    const entry = catalog.find(({ manifest }) => manifest.id === given);
    if (entry) return { downloads: entry.downloads };
    if (await stat(given).catch(() => undefined)) return { downloads: [], archive: path.resolve(given) };
    throw new UsageError(`${given} is no file, no folder, no address and no id of the catalog.`);
  }
}

export async function listModels(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { available: { type: 'boolean', default: false } } });
  const catalog = catalogOf(readCliConfig());
  await withStore(async (models) => {
    const { models: installed, broken } = await models.list();
    const ids = new Set(installed.map(({ manifest }) => manifest.id));
    for (const { manifest, bytes, installedAt } of installed) {
      const { id, kind, name, family, languages, license } = manifest;
      const speakers = speakersOf(manifest);
      const about = { kind, name, family, languages, speakers: speakers.length, license: license.name };
      print({ model_id: id, ...about, bytes, installed_at: installedAt.toISOString() });
    }
    for (const { id, reason } of broken) print({ model_id: id, problem: reason });
    if (!values.available) return;
    for (const { manifest } of catalog) {
      const { id, kind, name, family, languages, license } = manifest;
      const speakers = speakersOf(manifest);
      if (ids.has(id)) continue;
      print({ catalog_id: id, kind, name, family, languages, speakers: speakers.length, license: license.name });
    }
  });
}

export async function checkModels(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  await withStore(async (models, signal) => {
    const { models: installed, broken } = await models.list();
    const all = [...installed.map(({ manifest }) => manifest.id), ...broken.map(({ id }) => id)];
    const found: { model_id: string; problems: string[] }[] = [];
    for (const id of positionals.length > 0 ? positionals : all) {
      found.push({ model_id: id, problems: await models.check(id, signal) });
    }
    for (const one of found) print(one);
    if (found.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
  });
}

export async function removeModel(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [id] = positionals;
  if (!id || positionals.length > 1) throw new UsageError('Give the id of one model: model remove ID.');
  await withStore(async (models) => {
    await models.remove(id);
    print({ removed: id });
  });
}

/** Says in a sentence what went wrong. */
async function withStore(work: (models: ModelStore, signal: AbortSignal) => Promise<void>): Promise<void> {
  const models = await createModelStore({ folder: readCliConfig().modelsDir });
  try {
    await interruptible((signal) => work(models, signal));
  } catch (error) {
    throw sentenceOf(error);
  } finally {
    await models.close();
  }
}

function sentenceOf(error: unknown): unknown {
  if (error instanceof InvalidModel) return new UsageError(`This is no model that can be installed: ${error.message}.`);
  if (error instanceof DownloadFailed) {
    return new UsageError(
      `The download from ${error.host} failed: ${error.message}. The same command goes on with it.`,
    );
  }
  const isSentence = error instanceof OutgoingRefused || error instanceof OutgoingFailed;
  if (isSentence) return new UsageError(error.message);
  const isPlain = error instanceof ChecksumMismatch || error instanceof ModelExists || error instanceof ModelMissing;
  return isPlain ? new UsageError(`${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}.`) : error;
}

function tellProgress() {
  const parts: number[] = [];
  let told = Date.now();
  const tell = (sentence: string) => {
    if (Date.now() < told + tellEveryMs) return;
    told = Date.now();
    console.error(sentence);
  };
  const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
  return {
    downloaded(index: number, bytes: number, total: number | null): void {
      parts[index] = bytes;
      const done = parts.reduce((sum, one) => sum + (one ?? 0), 0);
      tell(total === null ? megabytes(done) : `${megabytes(done)} of ${megabytes(total)}`);
    },
    unpack: () => undefined,
    unpacked: (share: number): void => tell(`Unpacked: ${Math.floor(share * 100)} %`),
  };
}
