import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../lib/language/ui-messages.ts';

interface AccessDeniedProps {
  title?: string;
  /** What the server said. */
  reason?: string;
  action?: ReactNode;
}

/** In place of what this person may not see: what it is, and who can change that. */
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
