import { listMembers } from '#contract/membership/api.ts';
import { useRead } from '../../lib/queries.ts';
import { t } from './messages.ts';

/** Names the admins, for members who cannot change anything here. */
export function AdminNames() {
  const admins = (useRead(listMembers).data ?? []).filter(({ role }) => role === 'admin').map(({ email }) => email);
  return admins.length === 0 ? t('ask_admin') : t('ask_admins', { emails: admins.join(', ') });
}
