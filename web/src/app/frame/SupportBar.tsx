import { useNavigate } from '@tanstack/react-router';
import { LifeBuoy } from 'lucide-react';
import { useUser } from '../../lib/account.ts';
import { formatDate } from '../../lib/format.ts';
import { leaveSupportSession } from '../../lib/session.ts';
import { t } from '../../lib/language/gates-messages.ts';

/** An operator must never forget whose account this is. */
export function SupportBar() {
  const user = useUser();
  const navigate = useNavigate();
  const until = user?.support_session?.expires_at_unix;
  async function leave() {
    const back = await leaveSupportSession();
    if (back) await navigate({ href: back });
  }
  return (
    <div
      role="status"
      className="flex min-h-9 flex-none flex-wrap items-center gap-x-4 gap-y-1 border-b border-danger bg-danger-soft px-6 py-1.5 text-table max-md:px-4"
    >
      <LifeBuoy size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none text-danger" />
      <span className="min-w-0 flex-1 break-words">
        {user &&
          (until
            ? t('support_in_until', { email: user.email, until: formatDate(until) })
            : t('support_in', { email: user.email }))}
      </span>
      <button
        type="button"
        onClick={() => void leave()}
        className="h-7 rounded-sm px-2 font-semibold underline underline-offset-[3px] hover:bg-hover max-md:h-11"
      >
        {t('support_leave')}
      </button>
    </div>
  );
}
