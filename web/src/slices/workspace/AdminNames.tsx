import { listMembers } from '#contract/membership/api.ts';
import { useRead } from '../../lib/queries.ts';
import { t } from './messages.ts';

/** For those who may change nothing here: whom to ask. */
export function AdminNames() {
  const admins = (useRead(listMembers).data ?? []).filter(({ role }) => role === 'admin').map(({ email }) => email);
  return admins.length === 0 ? t('ask_admin') : t('ask_admins', { emails: admins.join(', ') });
}
