/** The input of the rules: the sources and the manifests. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { adapters, platform, slices } from '../../server/src/slices.ts';
import { factsOf, type Facts } from './facts.ts';

export interface House {
  /** The text of every source file, by its path from the root of the repository. */
  files: Map<string, string>;
  /** Every table of the database. */
  tables: string[];
  /** Folders of the server that have a manifest, such as `slices/history`, with what each says of itself. */
  owners: Map<string, { tables: string[]; endpoints: number }>;
  facts(file: string): Facts;
}

/** A rule is trusted only when it finds the fault in its own `violation`. */
export interface Rule {
  name: string;
  /** @returns one sentence for each place that breaks the rule */
  check(house: House): string[];
  violation: Partial<Described>;
}

type Described = Omit<House, 'facts'>;

/** Parses each file once, when a rule asks for it. */
export function houseOf({ files = new Map(), tables = [], owners = new Map() }: Partial<Described>): House {
  const known = new Map<string, Facts>();
  const facts = (file: string): Facts => {
    const read = known.get(file) ?? factsOf(file, files.get(file) ?? '');
    known.set(file, read);
    return read;
  };
  return { files, tables, owners, facts };
}

export const root = path.resolve(import.meta.dirname, '../..');

const sources = ['contract', 'server', 'web', 'e2e', 'bench', 'scripts'].map((folder) => `${folder}/**/*.{ts,tsx}`);

export function readHouse(): House {
  const names = globSync(sources, { cwd: root, exclude: ['**/node_modules/**'] });
  const files = new Map(
    names.map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(root, name), 'utf8')]),
  );
  const printed = files.get('server/src/kernel/db/db-types.gen.ts') ?? '';
  const owners = [
    ...platform.map((one) => ['platform', one] as const),
    ...slices.map((one) => ['slices', one] as const),
    ...adapters.map((one) => ['ports', one] as const),
  ];
  return houseOf({
    files,
    tables: [...printed.matchAll(/^ {2}(\w+): \{$/gm)].map(([, table]) => table ?? ''),
    owners: new Map(
      owners.map(([kind, { name, tables, routes, sockets }]) => [
        `${kind}/${name}`,
        { tables, endpoints: routes.length + sockets.length },
      ]),
    ),
  });
}

/** True for tests, and for files that only tests load. */
export const isTest = (file: string) =>
  /\.(test|suite|samples|cases)\.tsx?$|^server\/src\/(testing|contract-suite|ports\/speech\/testing\.ts)|^e2e\/|^bench\//.test(
    file,
  );

/**
 * Returns `slices/history` for `server/src/slices/history/history.store.ts`, and `web/history` for a file of the web
 * app's slice.
 */
export function ownerOf(file: string): string | undefined {
  const [, onServer, onWeb] =
    /^(?:server\/src\/((?:slices|platform|ports)\/[^/]+)|web\/src\/slices\/([^/]+))\//.exec(file) ?? [];
  return onServer ?? (onWeb && `web/${onWeb}`);
}
