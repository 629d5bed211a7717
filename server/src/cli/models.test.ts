import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveOf, filesOf, manifestOf } from '../ports/models/store.suite.ts';
import { runHere } from '../testing/cli.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'veery-cli-models-'))));
afterAll(() => rm(folder, { recursive: true }));
const run = (...args: string[]) => runHere({ DATA_DIR: path.join(folder, 'data') }, 'model', ...args);

test('models are added, listed, checked and removed by the command line', async () => {
  const archive = path.join(folder, 'wren.tar.gz');
  await writeFile(archive, await archiveOf(filesOf(manifestOf('wren'))));
  const added = await run('add', archive);
  // On a busy machine it has time to say how far it is.
  expect(added.err).toMatch(/^(Unpacked: \d+ %\s*)*$/);
  expect(added.lines()).toMatchObject([{ model_id: 'wren', family: 'vits' }]);
  const again = await run('add', archive);
  expect([again.code, again.err]).toEqual([2, 'Model wren is installed already.']);
  await rm(path.join(folder, 'data/models/wren/tokens.txt'));
  const checked = await run('check');
  expect(checked.code).toBe(1);
  expect(checked.lines<{ problems: string[] }>()[0]?.problems).toHaveLength(1);
  expect((await run('remove', 'wren')).lines()).toEqual([{ removed: 'wren' }]);
  expect((await run('list')).out).toBe('');
  const missing = await run('add', 'none');
  expect([missing.code, missing.err]).toEqual([2, 'none is no file, no folder, no address and no id of the catalog.']);
});
