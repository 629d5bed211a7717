/**
 * Prints the types of a client that openapi-typescript makes of the API description:
 * `node scripts/print-api-types.ts [--check]`. With `--check` nothing is written, and a difference is an error.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { describeProduct } from '../server/src/testing/describe-product.ts';

const FILE = fileURLToPath(new URL('../server/src/contract-suite/api.gen.d.ts', import.meta.url));

const wanted = astToString(await openapiTS(JSON.stringify(describeProduct())));
if (!process.argv.includes('--check')) {
  await writeFile(FILE, wanted);
} else if ((await readFile(FILE, 'utf8').catch(() => '')) !== wanted) {
  console.error(
    'server/src/contract-suite/api.gen.d.ts is not what the contract makes: run node scripts/print-api-types.ts.',
  );
  process.exitCode = 1;
}
