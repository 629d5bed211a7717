/** The process with one model that listens. Its only argument is what it runs, as JSON. */
import { serveCalls } from '../../process/serve-calls.ts';
import { loadListening } from './load-listening.ts';
import type { ListeningRuntime } from './runtime.ts';

await serveCalls(() => loadListening(JSON.parse(process.argv[2] ?? '{}') as ListeningRuntime));
