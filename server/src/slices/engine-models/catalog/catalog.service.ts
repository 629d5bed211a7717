/** The catalog of this installation: the built-in one, or that of a file. */
import { readFileSync } from 'node:fs';
import type { Config } from '../../../kernel/boot/config.ts';
import { BootError } from '../../../kernel/boot/boot-error.ts';
import { readCatalog, type CatalogEntry } from './catalog.rules.ts';
import builtIn from './catalog.json' with { type: 'json' };

const read = new Map<string, readonly CatalogEntry[]>();

/** @throws BootError where the file of MODEL_CATALOG is no catalog */
export function catalogOf({ modelCatalog }: Pick<Config, 'modelCatalog'>): readonly CatalogEntry[] {
  const known = read.get(modelCatalog ?? '');
  if (known) return known;
  const catalog = readCatalog(modelCatalog === undefined ? builtIn : readJson(modelCatalog));
  read.set(modelCatalog ?? '', catalog);
  return catalog;
}

function readJson(file: string): unknown {
  try {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
    readCatalog(data);
    return data;
  } catch (error) {
    throw new BootError(`MODEL_CATALOG ${file} is no catalog of models: ${(error as Error).message.split('\n')[0]}`);
  }
}
