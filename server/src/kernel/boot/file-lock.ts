/**
 * An exclusive lock of the operating system on a file (`F_OFD_SETLK` on Linux, `flock` elsewhere). It belongs to the open
 * file: it ends when the last process that has it open closes it or dies, and it counts in every container and name space,
 * where the number of a process means nothing.
 */
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { BootError } from './boot-error.ts';
import { hasPrivateLocks, mountOf, type Mount } from './mounts.ts';

/** What a system answers where a file system, mostly one of a network, knows no locks. */
const noLocksCodes = new Set(['ENOLCK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL']);

/** What a test of an unusual file system replaces. */
interface System {
  lock?: (fd: number) => boolean;
  mount?: Mount;
}

/**
 * The descriptor that holds the lock, or undefined while another open file holds it. Children do not inherit it, unless it is
 * passed to them: then they hold the lock, too.
 * @throws BootError where the file system has no locks, or has locks that other machines do not see.
 */
export function lockFile(file: string, system: System = {}): number | undefined {
  const { lock = tryLock, mount = mountOf(path.dirname(file)) } = system;
  if (mount && hasPrivateLocks(mount)) throw noLocks(file, `${mount.type}, mounted without locks`);
  const fd = openSync(file, 'a+', 0o600);
  try {
    if (lock(fd)) return fd;
  } catch (error) {
    closeSync(fd);
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw noLocksCodes.has(code) ? noLocks(file, mount ? `${mount.type}, ${code}` : code) : error;
  }
  closeSync(fd);
  return undefined;
}

/** Whether somebody holds the lock of a file. A shared lock is taken for the look, so that two who look do not see each other. */
export function isLocked(file: string): boolean {
  let fd: number | undefined;
  try {
    fd = openSync(file, 'r');
    return !tryLock(fd, { shared: true });
  } catch {
    // Nobody has ever locked it, or nobody can.
    return false;
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}

const noLocks = (file: string, reason: string) =>
  new BootError(
    `The file system that holds ${path.dirname(file)} has no locks (${reason}), so that two servers could use the folder at once: set DATA_DIR to a folder on a disk of this machine, or mount it with locks.`,
  );
