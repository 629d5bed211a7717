/** `backup FILE` writes everything that is stored into one archive; `backup --verify FILE` reads one whole. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BootError } from '../kernel/boot/boot-error.ts';
import { systemScope } from '../context.ts';
import { createLog } from '../kernel/boot/log.ts';
import { openDatabase } from '../kernel/db/db.ts';
import { noQueue } from '../kernel/jobs/jobs.ts';
import { audit } from '../platform/events/audit.ts';
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
    withDatabaseAsIs(config, async (databaseUrl) => {
      const result = await writeBackup({ config, databaseUrl, file, passphrase, isKeyLeftOut, signal });
      await recordBackup(databaseUrl, result);
      return result;
    }),
  );
  if (deleted > 0) console.error(`${deleted} ${deleted === 1 ? 'file was' : 'files were'} deleted while this ran.`);
  console.log(JSON.stringify(answer));
}

/** Operators see it in the audit log, and as the last backup. A database of another version may not take the note. */
async function recordBackup(databaseUrl: string, { file, bytes }: { file: string; bytes: number }): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, createLog('silent'), 1);
  try {
    const scope = systemScope({ db, now: () => new Date(), queue: noQueue });
    await audit(scope, 'backup.made', { file, bytes }, { user_id: null });
  } catch {
    console.error('The backup is whole, but it could not be noted in the audit log.');
  } finally {
    await close();
  }
}

async function verify(archive: { file: string; passphrase: string | undefined }): Promise<void> {
  if (!existsSync(archive.file)) throw new UsageError(`There is no file ${archive.file}; give the path of a backup.`);
  const { faults, ...contents } = await interruptible((signal) => verifyBackup(archive, signal));
  console.log(JSON.stringify(contents));
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
