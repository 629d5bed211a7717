import { useState } from 'react';
import type { Account } from '#contract/accounts/types.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatDate } from '../../../lib/format.ts';
import { AccountAvatar } from '../AccountAvatar.tsx';
import { t } from '../messages.ts';

type Member = Account['members'][number];

/** More of them would push what follows out of sight. */
const shownAtFirst = 5;

interface MembersProps {
  account: Account;
  Heading: 'h2' | 'h3';
  onOpen(id: string): void;
}

/** The members of the workspace. Each opens as an account. */
export function Members({ account, Heading, onOpen }: MembersProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { members } = account;
  return (
    <section className="flex flex-col gap-1 border-t border-line pt-4" aria-label={t('members')}>
      <Heading className="font-semibold">{t('members')}</Heading>
      <ul className="flex flex-col">
        {(isWhole ? members : members.slice(0, shownAtFirst)).map((member) => (
          <li key={member.user_id} className="flex min-h-12 items-center gap-3 py-1">
            <AccountAvatar name={member.email} />
            <span className="min-w-0 flex-1 text-table">
              {member.user_id === account.user_id ? (
                <span className="block truncate font-medium">{member.email}</span>
              ) : (
                <button
                  type="button"
                  className="block max-w-full truncate font-medium underline-offset-2 hover:underline"
                  onClick={() => onOpen(member.user_id)}
                >
                  {member.email}
                </button>
              )}
              <span className="block truncate text-caption text-muted">{words(member)}</span>
            </span>
          </li>
        ))}
      </ul>
      {!isWhole && members.length > shownAtFirst && (
        <Button look="ghost" size="sm" className="-ms-2.5 self-start" onClick={() => setIsWhole(true)}>
          {t('all_members', { count: members.length })}
        </Button>
      )}
    </section>
  );
}

function words({ is_owner, role, last_active_at_unix }: Member): string {
  const named = is_owner ? t('role_owner') : t(`role_${role}`);
  return last_active_at_unix === null
    ? t('member_never', { role: named })
    : t('member_active', { role: named, date: formatDate(last_active_at_unix) });
}
