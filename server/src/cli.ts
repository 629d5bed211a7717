/** The command line: `npm run --silent cli -- <command>`. Works beside a running server. */
import { run } from './cli/commands.ts';
import { UsageError } from './cli/usage-error.ts';
import { BootError } from './kernel/boot/boot-error.ts';
import { AppError } from './kernel/errors.ts';

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isMistake =
    error instanceof UsageError || error instanceof AppError || error instanceof BootError || isParseError(error);
  console.error(isMistake ? (error as Error).message : error);
  process.exitCode = isMistake ? 2 : 1;
}

/** What `parseArgs` says of an unknown or incomplete option is a sentence already. */
function isParseError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}
