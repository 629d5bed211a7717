/** The process with one neural model. Its only argument is what it runs, as JSON. */
import { serveProcess } from '../serve-process.ts';
import { loadNeuralEngine } from './neural-engine.ts';
import type { NeuralRuntime } from './runtime.ts';

await serveProcess(() => loadNeuralEngine(JSON.parse(process.argv[2] ?? '{}') as NeuralRuntime));
