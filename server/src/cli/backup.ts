/** `backup FILE` writes everything that is stored into one archive; `backup --verify FILE` reads one whole. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BootError } from '../kernel/boot/boot-error.ts';
import { readPassphrase } from '../platform/backup/sealed-stream.ts';
import { refuseExisting, writeBackup } from '../platform/backup/write-archive.ts';
import { interruptible } from './interruptible.ts';
import { readCliConfig } from './open.ts';
import { withDatabaseAsIs } from './own-database.ts';
import { UsageError } from './usage-error.ts';
import { verifyBackup } from './verify-backup.ts';

export async function backup(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'passphrase-file': { type: 'string' },
      'without-key': { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  if (!name || positionals.length > 1) {
    throw new UsageError(values.verify ? 'Give one file: backup --verify FILE.' : 'Give one file: backup FILE.');
  }
  const file = path.resolve(name);
  if (!values.verify) refuseExisting(file);
  const passphraseFile = values['passphrase-file'];
  const passphrase = passphraseFile === undefined ? undefined : await readPassphrase(passphraseFile);
  if (values.verify) return verify({ file, passphrase });
  const config = readCliConfig();
  // Otherwise a wrong DATA_DIR would create a new installation and back up nothing, every night.
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'postgres/cluster'))) {
    throw new BootError(`There is no data in ${config.dataDir}; set DATA_DIR to the folder that the server uses.`);
  }
  const isKeyLeftOut = values['without-key'];
  const { deleted, ...answer } = await interruptible((signal) =>
    withDatabaseAsIs(config, (databaseUrl) =>
      writeBackup({ config, databaseUrl, file, passphrase, isKeyLeftOut, signal }),
    ),
  );
  if (deleted > 0) console.error(`${deleted} ${deleted === 1 ? 'file was' : 'files were'} deleted while this ran.`);
  console.log(JSON.stringify(answer));
}

async function verify(archive: { file: string; passphrase: string | undefined }): Promise<void> {
  if (!existsSync(archive.file)) throw new UsageError(`There is no file ${archive.file}; give the path of a backup.`);
  const { faults, ...contents } = await interruptible((signal) => verifyBackup(archive, signal));
  console.log(JSON.stringify(contents));
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
