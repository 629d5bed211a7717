/** Whether a model draws random numbers that no seed of ours reaches. */
import path from 'node:path';
import { openFileReader } from '../../../../kernel/streams.ts';

/** The operators of ONNX that do, as they stand in a graph's file. */
const operators = /Random(?:Normal|Uniform)(?:Like)?|Multinomial|Bernoulli/;
/** Bytes that may be split between two pieces of a file. */
const overlap = 32;

/** @returns true also when a file cannot be read */
export async function drawsRandomNumbers(folder: string, files: Record<string, string>): Promise<boolean> {
  const graphs = Object.values(files).flatMap((names) => names.split(',').filter((name) => name.endsWith('.onnx')));
  for (const name of graphs) if (await hasRandomOperator(path.join(folder, name.trim()))) return true;
  return false;
}

async function hasRandomOperator(file: string): Promise<boolean> {
  let before = '';
  try {
    for await (const piece of await openFileReader(file)) {
      const text = before + (piece as Buffer).toString('latin1');
      if (operators.test(text)) return true;
      before = text.slice(-overlap);
    }
    return false;
  } catch {
    return true;
  }
}
