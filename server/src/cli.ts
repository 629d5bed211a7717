/** The command line: `npm run --silent cli -- <command>`. Works beside a running server. */
import { runAndReport } from './cli/commands.ts';

await runAndReport(process.argv.slice(2));
