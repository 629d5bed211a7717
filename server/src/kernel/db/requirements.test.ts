import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';

const created: string[] = [];
const suffix = () => Math.random().toString(36).slice(2);

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function createDatabase(options: string): Promise<string> {
  const name = `refused_${suffix()}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE template0 ${options}`);
  created.push(`DROP DATABASE ${name} WITH (FORCE)`);
  return name;
}

async function createRole(): Promise<string> {
  const name = `plain_${suffix()}`;
  await administer(`CREATE ROLE ${name} LOGIN PASSWORD 'hidden'`);
  created.push(`DROP ROLE ${name}`);
  return name;
}

function urlOf(database: string, role?: string): string {
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${database}`;
  if (role) Object.assign(url, { username: role, password: 'hidden' });
  return url.href;
}

afterEach(async () => {
  for (const sql of created.splice(0)) await administer(sql);
});

const refusal = async (url: string) => (await migrate(url).catch((error: Error) => error))?.message.split('\n');

test('a role that may not create anything is told what to grant, in one go', async () => {
  const [database, role] = [await createDatabase(''), await createRole()];
  expect(await refusal(urlOf(database, role))).toEqual([
    `The role ${role} of DATABASE_URL may not create tables: run GRANT CREATE ON SCHEMA public TO ${role} in the database ${database}, or make the role its owner.`,
    `The role ${role} of DATABASE_URL may not create the schema of the job queue: run GRANT CREATE ON DATABASE ${database} TO ${role}, or make the role its owner.`,
  ]);
});

test('a role that may create tables and does not own those that are there is told so', async () => {
  const [database, role] = [await createDatabase(''), await createRole()];
  await migrate(urlOf(database));
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  await client.query(`GRANT CREATE ON SCHEMA public TO ${role}; GRANT CREATE ON DATABASE ${database} TO ${role}`);
  const said = await refusal(urlOf(database, role));
  await client.query(`REVOKE ALL ON SCHEMA public FROM ${role}; REVOKE ALL ON DATABASE ${database} FROM ${role}`);
  await client.end();
  expect(said).toEqual([
    expect.stringMatching(new RegExp(`^The role ${role} of DATABASE_URL may not change .* make it their owner\\.$`)),
  ]);
});

test('a database that is not UTF-8 is refused', async () => {
  const database = await createDatabase(`ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C'`);
  expect(await refusal(urlOf(database))).toEqual([
    `The database ${database} of DATABASE_URL has the encoding LATIN1, which cannot hold every text: create one with ENCODING 'UTF8' TEMPLATE template0.`,
  ]);
});
