/**
 * What happens after an error that nobody caught. The process cannot be trusted for long, but the speeches under way are
 * most likely sound: it takes no more requests, lets those end, and replaces itself.
 */
import type { Log } from './log.ts';

/** Milliseconds that requests under way have left. */
export const crashGraceMs = 30_000;
/** Milliseconds after which a stop that hangs is given up. */
const maxStopMs = crashGraceMs + 15_000;
/** A server that crashes again within this time would most likely go on crashing, so it is not restarted. */
const minLifeMs = 60_000;

const restartOption = '--restarted-at=';

interface Crashing {
  log: Log;
  /** Lets requests end, and stops everything. */
  stop(): Promise<void>;
  /** Replaces this process by another one of the same program, and never returns; undefined where that is not possible. */
  restart: (() => void) | undefined;
  exit(code: number): void;
  /** When this process replaced one that had crashed. */
  restartedAt: number | undefined;
  now?: () => number;
}

/** @returns the listener of `uncaughtException`, which also gets the rejections that nobody handles */
export function createCrashHandler({ log, stop, restart, exit, restartedAt, now = Date.now }: Crashing) {
  let isStopping = false;
  async function end(isRepeated: boolean): Promise<void> {
    const timer = setTimeout(() => exit(1), maxStopMs);
    try {
      await stop();
      if (!isRepeated) restart?.();
    } catch (error) {
      log.fatal({ err: error }, 'the server could not start again');
    }
    clearTimeout(timer);
    // Where systemd or a container started this process, it starts another one.
    exit(1);
  }
  return (error: unknown): void => {
    log.fatal({ err: error }, 'an error was not caught');
    if (isStopping) return;
    isStopping = true;
    const isRepeated = restartedAt !== undefined && now() - restartedAt < minLifeMs;
    console.error(
      `Veery met an unexpected error and ${restart && !isRepeated ? 'restarts' : 'stops'}. The log has the details.`,
    );
    void end(isRepeated);
  };
}

export function readRestart(args: string[]): number | undefined {
  const option = args.find((one) => one.startsWith(restartOption));
  return option && Number(option.slice(restartOption.length)) ? Number(option.slice(restartOption.length)) : undefined;
}

/**
 * Replaces this process in its place: npm, the terminal and the supervisor keep the process they know. Windows has no such
 * call, and Node offers it from version 22.15.
 */
export function processRestart(): (() => void) | undefined {
  const { execve, execPath, execArgv, argv } = process;
  if (!execve || process.platform === 'win32') return undefined;
  const args = argv.slice(1).filter((one) => !one.startsWith(restartOption));
  return () => execve(execPath, [execPath, ...execArgv, ...args, `${restartOption}${Date.now()}`]);
}
