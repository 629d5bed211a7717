/** What the command line can do: each command with its work, and the help that names them. */
import { plans, tiers } from '#contract/billing/plans.ts';
import { BootError } from '../kernel/boot/boot-error.ts';
import { AppError } from '../kernel/errors.ts';
import { UsageError } from './usage-error.ts';
import {
  createUser,
  deleteUser,
  grantUserAlpha,
  grantUserOperator,
  listAllUsers,
  lockUser,
  resetSecondFactor,
  setFlagValue,
  setUserLimit,
  setUserProbation,
  setUserTier,
  signOutUser,
  verifyUser,
  warnUser,
} from './users.ts';

const planLines = tiers.map((tier) => `${' '.repeat(29)}${tier.padEnd(18)}${plans[tier].name}`).join('\n');

export const help = `Usage: npm run --silent cli -- <command>

  user create --email E --password P [--tier T] [--name N] [--verified] [--api-key]
                           makes an account; prints {user_id, workspace_id, api_key}
                           T is one of
${planLines}
  user list                one line of JSON an account
  user set-tier --email E --tier T
                           T is one of the plans of user create; it counts whatever is paid for, until free
  user set-limit --email E [--concurrency N] [--credits N] [--seats N|unlimited]
                           seats: only on the plans trial and enterprise
  user grant-operator --email E [--withdraw]
                           the last operator stays one
  user grant-alpha --email E [--withdraw]
  user verify --email E    the address counts as verified
  user lock --email E [--off]
                           signs the user out at once, and refuses them and their keys
  user sign-out --email E  ends every session of the user
  user delete --email E --confirm E
                           deletes the account with everything that is theirs; it cannot be undone
  user reset-second-factor --email E
                           for whoever lost their app and their backup code; a mail tells them
  user warn --email E [--withdraw]
                           a moderation warning, which the user sees until they confirm it
  user set-probation --email E [--value on|off]
                           the user is told
  flag set --email E --flag NAME [--value on|off]
  promo create CODE (--percent N | --amount CENTS) [--months N] [--currency usd|eur] [--expires DATE] [--max N]
                           takes so much off the payments of so many months, of the first one by default
  promo list               one line of JSON a code
  promo revoke CODE        nobody can use it any more; who has it keeps it
  billing invoices --email E
                           one line of JSON an invoice of the user's workspace, the newest first
  billing refund --email E --invoice ID [--amount CENTS]
                           gives back what was paid, all of it by default
  billing reasons [--limit N]
                           why plans were cancelled, or an offer was taken instead; the newest 100 by default
  billing marketplace      who has signed up with a token of a cloud marketplace, and who pays for them now
  billing compare          asks the payment provider what each subscription is, and repairs what differs
  billing clock [--advance-days N]
                           reads the clock of the sandbox, or moves it on for all workspaces
  billing set-payer --email E --payer cloud_marketplace|consolidated_billing|none [--charge-email E]
                           says that somebody else pays for the plan, which is given with user set-tier
  model add SOURCE [--sha256 S]
                           installs a model that speaks: from a folder, an archive (tar, tar.gz, tar.bz2, zip), an
                           address or an id of the catalog; a download that broke off goes on where it stopped
  model list [--available] one line of JSON a model; with those of the catalog
  model check [ID…]        compares the files with their checksums
  model remove ID          speeches under way with it end with an error
  backup FILE [--passphrase-file F] [--without-key]
                           data and files into one archive, also while the server runs; encrypted with the
                           first line of F; without the data folder's key, which you then keep elsewhere
  backup --verify FILE [--passphrase-file F]
                           reads a backup whole, and prints what it holds and what it lacks
  restore FILE [--passphrase-file F]
                           into an empty installation, while the server is stopped
  doctor [--repair]        what is configured, reachable and missing, and the fix;
                           --repair removes files that nothing names, and forgets lost ones
`;

const commands: Record<string, (args: string[]) => Promise<void>> = {
  'user create': createUser,
  'user list': listAllUsers,
  'user set-tier': setUserTier,
  'user set-limit': setUserLimit,
  'user grant-operator': grantUserOperator,
  'user grant-alpha': grantUserAlpha,
  'user verify': verifyUser,
  'user lock': lockUser,
  'user sign-out': signOutUser,
  'user delete': deleteUser,
  'user reset-second-factor': resetSecondFactor,
  'user warn': warnUser,
  'user set-probation': setUserProbation,
  'flag set': setFlagValue,
  'promo create': async (args) => (await import('./billing.ts')).createPromo(args),
  'promo list': async (args) => (await import('./billing.ts')).listPromos(args),
  'promo revoke': async (args) => (await import('./billing.ts')).revokePromo(args),
  'billing reasons': async (args) => (await import('./billing.ts')).listCancellationReasons(args),
  'billing marketplace': async (args) => (await import('./billing.ts')).listMarketplace(args),
  'billing invoices': async (args) => (await import('./billing.ts')).listInvoicesOfUser(args),
  'billing refund': async (args) => (await import('./billing.ts')).refund(args),
  'billing compare': async (args) => (await import('./billing.ts')).compareSubscriptions(args),
  'billing clock': async (args) => (await import('./billing.ts')).moveClock(args),
  'billing set-payer': async (args) => (await import('./billing.ts')).setPayerOfUser(args),
  'model add': async (args) => (await import('./models.ts')).addModel(args),
  'model list': async (args) => (await import('./models.ts')).listModels(args),
  'model check': async (args) => (await import('./models.ts')).checkModels(args),
  'model remove': async (args) => (await import('./models.ts')).removeModel(args),
  // Loaded on demand: they bring the engine and the archive libraries, which the rest need not wait for.
  backup: async (args) => (await import('./backup.ts')).backup(args),
  restore: async (args) => (await import('./restore.ts')).restore(args),
  doctor: async (args) => (await import('./doctor.ts')).doctor(args),
};

/** @throws UsageError where there is no such command */
export async function run(args: string[]): Promise<void> {
  const [first = '', second = ''] = args;
  const one = commands[first];
  if (one) return one(args.slice(1));
  const two = commands[`${first} ${second}`];
  if (two) return two(args.slice(2));
  if (first === '' || first === 'help' || first === '--help') return console.log(help);
  throw new UsageError(`There is no command ${[first, second].filter(Boolean).join(' ')}.\n\n${help}`);
}

/** Runs a command to its end: what went wrong is printed, and is the exit code of the process. */
export async function runAndReport(args: string[]): Promise<void> {
  try {
    await run(args);
  } catch (error) {
    const isMistake =
      error instanceof UsageError || error instanceof AppError || error instanceof BootError || isParseError(error);
    console.error(isMistake ? (error as Error).message : error);
    process.exitCode = isMistake ? 2 : 1;
  }
}

/** What `parseArgs` says of an unknown or incomplete option is a sentence already. */
function isParseError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}
