/**
 * The checks of `doctor` on stored data: the database, the key that opens its secrets, its files and accounts.
 */
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { systemScope } from '../context.ts';
import { BootError } from '../kernel/boot/boot-error.ts';
import type { Config } from '../kernel/boot/config.ts';
import type { Owner } from '../kernel/boot/data-folder.ts';
import { openDatabase } from '../kernel/db/db.ts';
import { createLog } from '../kernel/boot/log.ts';
import { noQueue } from '../kernel/jobs/jobs.ts';
import { checkAccounts } from '../slices/instance/checks/installation.ts';
import { knownMigrations } from '../kernel/db/migrate.ts';
import { findUnmetRequirements } from '../kernel/db/requirements.ts';
import { checkFiles } from '../slices/instance/checks/files.ts';
import { checkQuotas } from '../slices/instance/checks/quotas.ts';
import { fail, ok, warn, type Finding } from '../slices/instance/checks/findings.ts';
import { readKeyCheck } from '../platform/backup/key-check.ts';
import { connect, withoutPassword } from '../kernel/db/connect.ts';
import { withOwnDatabase } from './own-database.ts';
import { appliedMigrations, readOtherStorage } from '../platform/backup/tables.ts';

type Report = (finding: Finding) => void;

export async function checkData(
  config: Config,
  owner: Owner | undefined,
  report: Report,
  isRepair: boolean,
): Promise<void> {
  const url = config.databaseUrl ?? owner?.databaseUrl;
  if (url) return checkThrough(url, config, report, isRepair);
  if (owner) return report(warn('database', 'another process is starting it.', 'run doctor again in a moment'));
  if (!existsSync(path.join(config.dataDir, 'postgres/cluster'))) {
    return report(ok('database', 'built in, not made yet; the first start makes it.'));
  }
  try {
    await withOwnDatabase(config, (ownUrl) => checkThrough(ownUrl, config, report, isRepair));
  } catch (error) {
    if (!(error instanceof BootError)) throw error;
    report(fail('database', error.message, `see ${path.join(config.dataDir, 'postgres/postgres.log')}`));
  }
}

async function checkThrough(url: string, config: Config, report: Report, isRepair: boolean): Promise<void> {
  const name = config.databaseUrl ? `PostgreSQL at ${withoutPassword(url)}` : 'built-in PostgreSQL';
  const client = await connect(url).catch((error: Error) => error);
  if (client instanceof Error) return report(fail('database', client.message, 'start it, or correct DATABASE_URL'));
  try {
    // Without --repair doctor must never change anything.
    if (!isRepair) await client.query('SET default_transaction_read_only = on');
    const isUsable = await checkSchema(client, name, report);
    if (!isUsable) return;
    await checkKey(client, config, report);
    const otherStorage = config.databaseUrl && (await readOtherStorage(client, config.dataDir));
    if (otherStorage) report(fail('storage', otherStorage, 'the server does not start'));
    else await checkStoredFiles(url, config, report, isRepair);
    const [accounts, operators] = await Promise.all([
      one(client, 'SELECT count(*) FROM user_account'),
      one(client, 'SELECT count(*) FROM operator'),
    ]);
    report(checkAccounts(Number(accounts), Number(operators)));
  } finally {
    await client.end();
  }
}

/** Returns true when the tables can be queried, because the schema is this checkout's. */
async function checkSchema(client: pg.Client, name: string, report: Report): Promise<boolean> {
  const version = await one(client, 'SHOW server_version');
  const mistakes = await findUnmetRequirements(client);
  for (const mistake of mistakes) report(fail('database', mistake, 'the server does not start'));
  if (mistakes.length > 0) return false;
  const known = knownMigrations();
  const applied = await appliedMigrations(client);
  const missing = known.filter((migration) => !applied.includes(migration));
  const strange = applied.filter((migration) => !known.includes(migration));
  if (strange.length > 0) {
    report(fail('database', `${name} was written by a newer Veery (${strange.at(-1)}).`, 'update this installation'));
  } else if (applied.length === 0) {
    report(warn('database', `${name} ${version} is reachable and empty.`, 'the first start fills it'));
  } else if (missing.length > 0) {
    report(warn('database', `${name} ${version} lacks ${missing.length} migrations.`, 'the next start applies them'));
  } else {
    report(ok('database', `${name} ${version} is reachable; its schema is current.`));
    return true;
  }
  return false;
}

async function checkKey(client: pg.Client, { secretKey, dataDir }: Config, report: Report): Promise<void> {
  const file = path.join(dataDir, 'secret.key');
  const key = secretKey ?? (await fs.readFile(file, 'utf8').catch(() => undefined))?.trim();
  const where = secretKey ? 'SECRET_KEY' : file;
  const opens = await readKeyCheck(client);
  if (!opens) report(ok('secret key', 'nothing is sealed yet.'));
  else if (!key)
    report(fail('secret key', `${file} is missing.`, 'put it back, or set SECRET_KEY as the server has it'));
  else if (opens(key)) report(ok('secret key', `${where} opens what is stored.`));
  else report(fail('secret key', `${where} does not open what is stored.`, 'put back the former key'));
}

async function checkStoredFiles(
  url: string,
  { dataDir, fileQuota }: Config,
  report: Report,
  isRepair: boolean,
): Promise<void> {
  const { db, close } = openDatabase(url, createLog('silent'), 1);
  try {
    if (!isRepair) await sql`SET default_transaction_read_only = on`.execute(db);
    const scope = () => systemScope({ db, now: () => new Date(), queue: noQueue });
    await checkFiles({ scope, root: path.join(dataDir, 'files'), isRepair }, report);
    report(await checkQuotas(scope(), fileQuota));
  } finally {
    await close();
  }
}

/** Returns the only value of a query's only row. */
async function one(client: pg.Client, sql: string): Promise<string> {
  const { rows } = await client.query<[unknown]>({ text: sql, rowMode: 'array' });
  return String(rows[0]?.[0]);
}
