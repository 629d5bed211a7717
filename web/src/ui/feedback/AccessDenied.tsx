import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../lib/language/ui-messages.ts';

interface AccessDeniedProps {
  title?: string;
  /** The server's message. */
  reason?: string;
  action?: ReactNode;
}

/** Replaces a page that this user may not see, and says who can give access. */
export function AccessDenied({ title = t('deny_title'), reason, action }: AccessDeniedProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-1.5 px-6 py-10 text-center">
      <Lock size={26} strokeWidth={1.75} aria-hidden="true" className="mb-2" />
      <h2 className="text-body font-semibold">{title}</h2>
      {reason && <p className="max-w-[48ch] text-ink-2">{reason}</p>}
      <p className="max-w-[40ch] text-muted">{t('deny_who')}</p>
      {action && <div className="mt-3 flex gap-2">{action}</div>}
    </div>
  );
}
