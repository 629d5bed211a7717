import { clsx } from 'clsx';
import { Check, Dot, X } from 'lucide-react';
import { passwordRules } from '#contract/security/passwords.ts';
import { t } from '../../lib/language/ui-messages.ts';

/** Shows which password rules are met. After a refused attempt, the missing ones turn red. */
export function PasswordRules({ password, isRefused }: { password: string; isRefused: boolean }) {
  return (
    <ul aria-label={t('password_rules')} className="flex flex-col gap-1 pt-0.5">
      {passwordRules.map(({ message, holds }) => {
        const isMet = holds(password);
        const Icon = isMet ? Check : isRefused ? X : Dot;
        return (
          <li
            key={message}
            className={clsx(
              'flex items-center gap-1.5',
              isMet ? 'text-success' : isRefused ? 'text-danger' : 'text-muted',
            )}
          >
            <Icon size={14} strokeWidth={2} aria-hidden="true" className="flex-none" />
            {message}
            <span className="sr-only"> {isMet ? t('rule_met') : t('rule_not_met')}</span>
          </li>
        );
      })}
    </ul>
  );
}
