import { expect, test } from 'vitest';
import { findMount, hasPrivateLocks, isKernelFileSystem, mountOf } from './mounts.ts';

const mountInfo = String.raw`
22 28 0:20 / /proc rw,nosuid shared:5 - proc proc rw
23 28 0:21 / /dev rw,nosuid shared:2 - tmpfs tmpfs rw,size=65536k
24 23 0:22 / /dev/shm rw shared:3 - tmpfs shm rw
28 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw,errors=remount-ro
40 28 0:40 / /srv/audio rw,relatime shared:9 - nfs4 10.0.0.2:/export rw,vers=4.2,local_lock=none
41 28 0:41 / /srv/old\040audio rw,relatime - nfs 10.0.0.2:/export rw,vers=3,nolock,local_lock=all
42 28 0:42 / /srv/ssh rw - fuse.sshfs host:/ rw`;

test.each([
  ['/proc/veery', 'proc', true, false],
  ['/dev/veery', 'tmpfs', true, false],
  ['/dev/shm/veery', 'tmpfs', false, false],
  ['/var/lib/veery', 'ext4', false, false],
  ['/srv/audio/data', 'nfs4', false, false],
  ['/srv/audiobooks', 'ext4', false, false],
  ['/srv/old audio/data', 'nfs', false, true],
  ['/srv/ssh/data', 'fuse.sshfs', false, true],
])('%s is on %s', (folder, type, isKernel, isPrivate) => {
  const mount = findMount(mountInfo, folder)!;
  expect([mount.type, isKernelFileSystem(mount), hasPrivateLocks(mount)]).toEqual([type, isKernel, isPrivate]);
});

test.skipIf(process.platform !== 'linux')('a folder that does not exist is on the file system of its parent', () => {
  expect(mountOf('/proc/self/no/such/folder')?.type).toBe('proc');
});
