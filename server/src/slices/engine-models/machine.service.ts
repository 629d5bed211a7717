/** The machine that models run on, and how quickly they would speak on it. */
import os from 'node:os';
import type { ModelMachine } from '#contract/engine-models/types.ts';
import type { Ctx } from '../../context.ts';
import { computeModule } from '../../kernel/compute/compute.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { readMachineSpeed, writeMachineSpeed } from './machine.store.ts';

const speedModule = computeModule<null, number>(new URL('./machine.compute.ts', import.meta.url));

export async function readMachine(ctx: Ctx): Promise<ModelMachine & { megaflops: number | null }> {
  const { models } = ctx.parts;
  const measured = await readMachineSpeed(ctx, os.hostname());
  const machine = os.totalmem();
  // A container may use less than its machine has. Without a limit, the number is none or beyond all measure.
  const limit = process.constrainedMemory();
  return {
    cores: os.availableParallelism(),
    memory_bytes: limit > 0 && limit < machine ? limit : machine,
    free_memory_bytes: limit > 0 && limit < machine ? process.availableMemory() : os.freemem(),
    free_disk_bytes: await models.freeBytes(),
    folder: models.folder,
    measured_at_unix: measured ? toUnix(measured.measured_at) : null,
    megaflops: measured?.megaflops ?? null,
  };
}

export async function measureMachine(ctx: Ctx): Promise<ModelMachine> {
  const megaflops = await ctx.parts.compute.run(speedModule, null, ctx.actor.workspace_id);
  await writeMachineSpeed(ctx, os.hostname(), megaflops);
  const { megaflops: _, ...machine } = await readMachine(ctx);
  return machine;
}
