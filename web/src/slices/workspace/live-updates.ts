import { canAccessWorkspaceSettings, getWorkspace } from '#contract/workspace/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

export const liveUpdates: LiveUpdates = { user: [getWorkspace, canAccessWorkspaceSettings] };
