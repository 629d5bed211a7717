import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { createCrashHandler, readRestart } from './crash.ts';

const log = createLog('silent');

/** Crashes a server twice. @returns what happened, in order */
async function crash({ restartedAt, hasRestart = true }: { restartedAt?: number; hasRestart?: boolean }) {
  const happened: string[] = [];
  const ended = Promise.withResolvers<void>();
  const handle = createCrashHandler({
    log,
    stop: async () => void happened.push('stop'),
    restart: hasRestart ? () => void happened.push('restart') : undefined,
    exit: (code) => {
      happened.push(`exit ${code}`);
      ended.resolve();
    },
    restartedAt,
    now: () => 100_000,
  });
  handle(new Error('a defect'));
  handle(new Error('another one, while it stops'));
  await ended.promise;
  return happened;
}

test('a crash stops the server once, and starts it again', async () => {
  // A real restart never returns, so the exit after it is not reached.
  expect(await crash({})).toEqual(['stop', 'restart', 'exit 1']);
  expect(await crash({ restartedAt: 30_000 })).toEqual(['stop', 'restart', 'exit 1']);
});

test('a crash within a minute of the former one, or where no restart is possible, is left to the supervisor', async () => {
  expect(await crash({ restartedAt: 50_000 })).toEqual(['stop', 'exit 1']);
  expect(await crash({ hasRestart: false })).toEqual(['stop', 'exit 1']);
});

test('a restarted process knows when that was', () => {
  expect(readRestart(['node', 'main.ts', '--restarted-at=1234'])).toBe(1234);
  expect(readRestart(['node', 'main.ts'])).toBeUndefined();
  expect(readRestart(['--restarted-at=soon'])).toBeUndefined();
});
