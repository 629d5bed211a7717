/** A process that hums, and does to itself what the words of the text say. For tests of failures. */
import { serveProcess } from '../engines/serve-process.ts';
import type { WorkerEngine } from '../engines/synthesizer.ts';
import { hum } from './toy-engine.ts';

const hoard: Buffer[] = [];
const [mode] = process.argv.slice(2);

const faulty: WorkerEngine<unknown> = {
  ...hum(5),
  async speak(task, take, signal) {
    if (task.text.includes('CRASH')) setTimeout(() => process.abort(), 30);
    if (task.text.includes('HANG')) while (hoard.length === 0) continue;
    for (let i = 0; task.text.includes('LEAK') && i < 1000 && !signal.aborted; i++) {
      hoard.push(Buffer.alloc(10 << 20, i + 1));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return hum(task.text.includes('CRASH') ? 500 : 5).speak(task, take, signal);
  },
};

await serveProcess(async () => {
  if (mode === 'corrupt') throw new Error('the file model.onnx is not a network');
  return { engine: faulty, voices: 1 };
});
