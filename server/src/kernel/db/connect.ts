/** One connection of its own, for work that must not share the pool: a copy of everything, a lock that ends with it. */
import pg from 'pg';
import { BootError } from '../boot/boot-error.ts';

/** @throws BootError that names the database without its password */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
    // Without a listener, losing the server would kill the process. The running query fails by itself.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (cause) {
    await client?.end().catch(() => undefined);
    const reason = (cause as Error).message || (cause as NodeJS.ErrnoException).code;
    throw new BootError(`The database ${withoutPassword(databaseUrl)} cannot be reached (${reason}).`);
  }
}

export function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}
