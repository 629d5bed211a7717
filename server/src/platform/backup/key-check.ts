/** Checks whether a secret key is the one that the data was sealed with. */
import type pg from 'pg';
import { checkName, createSecretBox } from '../../kernel/secrets.ts';
import { hasTable } from './tables.ts';

/** Returns a function that tries any key; undefined when nothing has been sealed yet. */
export async function readKeyCheck(client: pg.Client): Promise<((key: string) => boolean) | undefined> {
  if (!(await hasTable(client, 'secret'))) return undefined;
  const { rows } = await client.query<{ sealed: Buffer }>('SELECT sealed FROM public.secret WHERE name = $1', [
    checkName,
  ]);
  const sealed = rows[0]?.sealed;
  if (!sealed) return undefined;
  return (key) => opensCheck(key, sealed);
}

/** `sealed` is what the server sealed with its key at its first start, in order to recognize the key. */
export function opensCheck(key: string, sealed: Buffer): boolean {
  try {
    return createSecretBox(key).open(checkName, sealed) === checkName;
  } catch {
    return false;
  }
}
