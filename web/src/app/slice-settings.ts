/** Lists the sections of the page of settings. No manifest names them, as with slice-actions.ts. */
import type { SettingsSection } from '../lib/slice.ts';
import { settings as messages } from '../slices/messages/settings.ts';
import { settings as privacy } from '../slices/privacy/settings/settings.ts';
import { settings as profile } from '../slices/profile/settings.ts';
import { settings as security } from '../slices/security/settings.ts';
import { settings as supportAccess } from '../slices/support-access/settings.ts';
import { settings as workspace } from '../slices/workspace/settings.ts';

export const sliceSettings: readonly SettingsSection[] = [
  ...messages,
  ...privacy,
  ...profile,
  ...security,
  ...supportAccess,
  ...workspace,
].toSorted((a, b) => a.order - b.order);
