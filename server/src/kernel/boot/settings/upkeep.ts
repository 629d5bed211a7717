/** Backups, metrics, rates of requests, the log. */
import { z } from 'zod';
import { oneOf, optional, timeOfDay, wholeNumber } from './kinds.ts';

export const upkeepSettings = {
  BACKUP_DIR: optional(z.string()).describe(
    'Folder for backups, which are then made every day; best on another disk. Default: none, and only updates make backups, in `backups` of `DATA_DIR`.',
  ),
  BACKUP_AT: optional(timeOfDay).describe(
    'Time of the daily backup, in the server’s time zone. One that was missed is made at the start. Default: `03:30`.',
  ),
  BACKUP_KEEP: optional(wholeNumber(1, 1000)).describe(
    'How many daily backups are kept; older ones are removed. Default: `7`.',
  ),
  BACKUP_PASSPHRASE_FILE: optional(z.string()).describe(
    'File whose first line encrypts the backups. Keep a copy of it elsewhere. Default: none, and they are not encrypted.',
  ),
  BACKUP_BEFORE_UPDATE: optional(oneOf(['required', 'attempt', 'off'])).describe(
    'Whether a new version that changes the database makes a backup first: it does, and does not start when that fails (`required`); it does, and starts all the same (`attempt`); it does not (`off`). The latest three are kept. Default: `required`.',
  ),
  METRICS_TOKEN: optional(z.string()).describe(
    'What Prometheus shows at `/metrics` as `Authorization: Bearer …`, at least 16 characters. Default: none, and only programs on this machine may read it.',
  ),
  RATE_LIMIT_KEY: optional(wholeNumber(0, 10_000_000)).describe(
    'The number of requests a minute that one API key or session may make. A quarter of them may come at once, and one that is refused with 401 counts as twenty. `0` sets no limit. Default: `3000`.',
  ),
  RATE_LIMIT_ADDRESS: optional(wholeNumber(0, 10_000_000)).describe(
    'The number of requests a minute that one address may make, a quarter of them at once. Behind a proxy, set `TRUST_PROXY` too, or all clients count as one address. `0` sets no limit. Default: `6000`.',
  ),
  LOG_LEVEL: optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])).describe(
    'How much is logged. Default: `info`.',
  ),
};
