/**
 * Checks whether the time of an answer reveals an account: medians of a known and an unknown address, asked in turn.
 */
import type pg from 'pg';
import { withDatabase } from './history-fill.ts';
import { median } from './measure.ts';
import type { Bench, Row } from './row.ts';

const pairs = 300;
const password = 'An0ther!password';

const calls: { call: string; input(email: string): { query?: string; body?: object } }[] = [
  { call: 'POST /v1/auth/sign-in', input: (email) => ({ body: { email, password } }) },
  { call: 'POST /v1/auth/sign-up', input: (email) => ({ body: { email, password } }) },
  { call: 'POST /v1/user/pre-sign-up', input: (email) => ({ body: { email, account_metadata: {} } }) },
  { call: 'POST /v1/user/send-password-reset-email', input: (email) => ({ body: { email } }) },
  { call: 'POST /v1/user/send-verification-email', input: (email) => ({ body: { email } }) },
  { call: 'GET /v1/workspace/find-sso-provider', input: (email) => ({ query: `?email=${email}` }) },
];

export async function enumerationRows({ installation }: Bench): Promise<Row[]> {
  const { email } = installation.account();
  const unknown = email.replace('person', 'nobody');
  return withDatabase(installation, async (client) => {
    const rows: Row[] = [];
    for (const { call, input } of calls) {
      const ask = (address: string) => time(client, installation.url, call, input(address));
      const times: Record<string, number[]> = { [email]: [], [unknown]: [] };
      for (let pair = -5; pair < pairs; pair++) {
        // One request leaves work behind, which is done while the other runs. So each of the two goes first in turn.
        for (const address of pair % 2 === 0 ? [email, unknown] : [unknown, email]) {
          const taken = await ask(address);
          if (pair >= 0) times[address]?.push(taken);
        }
      }
      const [known, other] = [median(times[email] ?? []), median(times[unknown] ?? [])];
      const difference = Math.abs(known - other);
      rows.push({
        name: `${call}: known and unknown address, difference of the medians (${known.toFixed(2)} and ${other.toFixed(2)} ms); the figure is 1 at a millisecond or 5 %, whichever is more`,
        measured: difference,
        unit: 'ms',
        figure: Math.min(difference, difference / (0.05 * Math.min(known, other))),
        bar: 1,
        sense: 'max',
        runs: pairs,
      });
    }
    return rows;
  });
}

/** Runs without throttling, because its counters are emptied first. */
async function time(
  client: pg.Client,
  url: string,
  call: string,
  { query = '', body }: { query?: string; body?: object },
) {
  await client.query('DELETE FROM sign_in_attempt');
  const [method = '', path = ''] = call.split(' ');
  const begin = performance.now();
  const answer = await fetch(url + path + query, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  await answer.arrayBuffer();
  if (![200, 401].includes(answer.status)) throw new Error(`${call}: ${answer.status}`);
  return performance.now() - begin;
}
