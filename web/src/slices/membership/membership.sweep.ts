import { pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'workspace-invites', path: pages.workspaceInvites },
  { name: 'invite', path: pages.invite, isPublic: true },
];
