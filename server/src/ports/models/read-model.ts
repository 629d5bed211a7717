/** Reads the folder of a model: its manifest, and whether the files that it names are there. */
import { createHash } from 'node:crypto';
import { readFile, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { ModelManifest, rolesOf, speaks, speechFamilies } from '#contract/engine-models/manifest.ts';
import { openFileReader } from '../../kernel/streams.ts';
import { InvalidModel, type InstalledModel } from './port.ts';

export const manifestFile = 'model.json';
const maxManifestBytes = 4_000_000;

/** Roles whose file may be a folder. */
const folderRoles = ['dataDir'];

/** @throws InvalidModel */
export async function readModel(folder: string): Promise<InstalledModel> {
  const file = path.join(folder, manifestFile);
  const about = await stat(file).catch(() => undefined);
  if (!about?.isFile()) throw new InvalidModel(`it has no ${manifestFile}`);
  if (about.size > maxManifestBytes) throw new InvalidModel(`its ${manifestFile} is too large`);
  const text = await readFile(file, 'utf8');
  const manifest = parseManifest(text);
  if (manifest.id !== path.basename(folder))
    throw new InvalidModel(`its id is ${manifest.id}, and its folder's is not`);
  await requireFiles(folder, manifest);
  return {
    manifest,
    folder,
    bytes: await sizeOf(folder),
    installedAt: about.mtime,
    digest: createHash('sha256').update(text).digest('hex'),
  };
}

/** @throws InvalidModel */
export function parseManifest(text: string): ModelManifest {
  const read = ModelManifest.safeParse(parseJson(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new InvalidModel(
    `its ${manifestFile} is not valid at ${issue?.path.join('.') || 'its root'} (${issue?.message})`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidModel(`its ${manifestFile} is not JSON`, { cause: error });
  }
}

/** Each role of the family has its files, and none of them lies elsewhere. @throws InvalidModel */
export async function requireFiles(folder: string, manifest: ModelManifest): Promise<void> {
  const { required, optional } = rolesOf(manifest);
  const roles = [...required, ...optional];
  const missing = required.find((role) => !manifest.files[role]);
  if (missing) throw new InvalidModel(`its ${manifestFile} names no file for ${missing}`);
  const unknown = Object.keys(manifest.files).find((role) => !roles.includes(role));
  if (unknown) throw new InvalidModel(`a ${manifest.family} model has no file for ${unknown}`);
  const root = await realpath(folder);
  for (const [role, value] of Object.entries(manifest.files)) {
    for (const name of value.split(',')) await requireFile(root, name, folderRoles.includes(role));
  }
  for (const name of Object.keys(manifest.checksums)) await requireFile(root, name, false);
  if (!speaks(manifest)) return;
  const { isCloning } = speechFamilies[manifest.family];
  for (const { name, reference } of manifest.speakers) {
    if (reference) await requireFile(root, reference.audio, false);
    else if (isCloning) throw new InvalidModel(`its voice ${name} has no recording to copy`);
  }
}

async function requireFile(root: string, name: string, isFolder: boolean): Promise<void> {
  const place = path.resolve(root, name);
  // A link may lead out of the folder, and so may a path that somebody wrote by hand.
  const real = await realpath(place).catch(() => undefined);
  if (real === undefined) throw new InvalidModel(`it lacks the file ${name}`);
  if (!real.startsWith(`${root}${path.sep}`)) throw new InvalidModel(`its file ${name} lies elsewhere`);
  const about = await stat(real);
  if (isFolder ? !about.isDirectory() : !about.isFile()) throw new InvalidModel(`its file ${name} is of a wrong kind`);
}

/** The files of a folder, relative to it and with `/`. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await listFiles(folder)) bytes += (await stat(path.join(folder, name))).size;
  return bytes;
}

/** SHA-256 in hexadecimal. */
export async function hashFile(file: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await openFileReader(file, { highWaterMark: 1 << 20 })) {
    signal.throwIfAborted();
    hash.update(chunk as Uint8Array);
  }
  return hash.digest('hex');
}
