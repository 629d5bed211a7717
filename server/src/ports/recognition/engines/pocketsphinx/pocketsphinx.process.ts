/** The process with PocketSphinx. Its only argument is where the library is, as JSON. */
import { Refused, serveCalls } from '../../process/serve-calls.ts';
import { createSphinx } from './sphinx.ts';

await serveCalls(async () => createSphinx(JSON.parse(process.argv[2] ?? '{}'), (reason) => new Refused(reason)));
