/** A database in which a function lacks one of its filters, for the tests of one file to copy. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

export async function createTemplate(databaseUrl: string, statement: string): Promise<string> {
  const name = `mutant_${randomBytes(6).toString('hex')}`;
  await run(databaseUrl, `CREATE DATABASE ${name} TEMPLATE veery_template STRATEGY = file_copy`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await run(url.href, statement);
  return name;
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
