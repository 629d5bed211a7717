/** What a PostgreSQL must be and allow before Veery can use it. */
import type pg from 'pg';

const MIN_POSTGRES_MAJOR = 15;

interface Facts {
  version: number;
  encoding: string;
  database: string;
  role: string;
  may_create_tables: boolean | null;
  may_create_schema: boolean;
}

/** A sentence for each requirement that the database does not meet. */
export async function findUnmetRequirements(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<Facts>(`
    SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding,
      current_database() AS database, current_user AS role,
      has_schema_privilege(to_regnamespace('public'), 'CREATE') AS may_create_tables,
      to_regnamespace('pgboss') IS NOT NULL OR has_database_privilege(current_database(), 'CREATE') AS may_create_schema`);
  const facts = rows[0]!;
  const { database, role } = facts;
  const mistakes: string[] = [];
  if (facts.version < MIN_POSTGRES_MAJOR) {
    mistakes.push(`DATABASE_URL points at PostgreSQL ${facts.version}; Veery needs ${MIN_POSTGRES_MAJOR} or newer.`);
  }
  if (facts.encoding !== 'UTF8') {
    mistakes.push(
      `The database ${database} of DATABASE_URL has the encoding ${facts.encoding}, which cannot hold every text: create one with ENCODING 'UTF8' TEMPLATE template0.`,
    );
  }
  if (!facts.may_create_tables) {
    mistakes.push(
      `The role ${role} of DATABASE_URL may not create tables: run GRANT CREATE ON SCHEMA public TO ${role} in the database ${database}, or make the role its owner.`,
    );
  }
  if (!facts.may_create_schema) {
    mistakes.push(
      `The role ${role} of DATABASE_URL may not create the schema of the job queue: run GRANT CREATE ON DATABASE ${database} TO ${role}, or make the role its owner.`,
    );
  }
  return mistakes;
}
