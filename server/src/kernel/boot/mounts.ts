/** What file system a folder is on. Linux lists them; elsewhere nothing is known and nothing is refused. */
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

export interface Mount {
  /** Where it is mounted. */
  point: string;
  /** Such as `ext4`, `nfs4`, `proc`. */
  type: string;
  options: string[];
}

/** File systems in which the kernel shows itself. Nothing that is written there is kept. */
const kernelTypes = new Set([
  ...['binfmt_misc', 'bpf', 'cgroup', 'cgroup2', 'configfs', 'debugfs', 'devpts', 'devtmpfs', 'efivarfs'],
  ...['fusectl', 'mqueue', 'nsfs', 'proc', 'pstore', 'securityfs', 'selinuxfs', 'sysfs', 'tracefs'],
]);

/** Containers mount the memory of `/dev` as an ordinary tmpfs. `/dev/shm` is a folder for programs, and may be meant. */
export const isKernelFileSystem = ({ point, type }: Mount): boolean =>
  kernelTypes.has(type) || (type === 'tmpfs' && (point === '/dev' || /^\/(proc|sys)(\/|$)/.test(point)));

/** Network file systems whose locks hold on this machine only: two machines would not see each other's. */
export function hasPrivateLocks({ type, options }: Mount): boolean {
  if (type === 'nfs' || type === 'nfs4') {
    return options.includes('nolock') || options.some((one) => /^local_lock=(all|posix)$/.test(one));
  }
  if (type === 'cifs' || type === 'smb3') return options.includes('nobrl');
  return type === 'fuse.sshfs';
}

/** The file system of a folder, which need not exist yet. */
export function mountOf(folder: string): Mount | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    return findMount(readFileSync('/proc/self/mountinfo', 'utf8'), existingPart(folder));
  } catch {
    return undefined;
  }
}

/** @param mountInfo the lines of `/proc/self/mountinfo`: the fifth field is the place, and what follows ` - ` the type. */
export function findMount(mountInfo: string, folder: string): Mount | undefined {
  let found: Mount | undefined;
  for (const line of mountInfo.split('\n')) {
    const [before = '', after = ''] = line.split(' - ');
    const [, , , , place, ownOptions = ''] = before.split(' ');
    const [type, , superOptions = ''] = after.split(' ');
    if (!place || !type) continue;
    const point = place.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCodePoint(Number.parseInt(octal, 8)));
    const isAbove = folder === point || folder.startsWith(point === '/' ? '/' : `${point}/`);
    // Of two on one place the later one hides the former.
    if (!isAbove || (found && found.point.length > point.length)) continue;
    found = { point, type, options: [...ownOptions.split(','), ...superOptions.split(',')] };
  }
  return found;
}

/** The nearest folder above that exists, without symbolic links. */
function existingPart(folder: string): string {
  for (let part = path.resolve(folder); ; part = path.dirname(part)) {
    try {
      return realpathSync(part);
    } catch (error) {
      if (part === path.dirname(part)) throw error;
    }
  }
}
