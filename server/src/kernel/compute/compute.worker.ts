/** The thread of compute.ts: one task at a time. */
import { parentPort } from 'node:worker_threads';
import type { ComputeAnswer, ComputeTask } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('this is a worker thread');

port.on('message', ({ module, input }: ComputeTask) => {
  void answer(module, input).then((message) => port.postMessage(message));
});

async function answer(module: string, input: unknown): Promise<ComputeAnswer> {
  try {
    const { compute } = (await import(module)) as { compute(input: unknown): unknown };
    return { result: await compute(input) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
