import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { pages } from '#contract/pages.ts';
import { requestInvite } from '#contract/membership/api.ts';
import type { InviteLink } from '#contract/membership/types.ts';
import { isThrottled } from '../../../lib/failures/refusal.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { useCall } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Button, buttonClass } from '../../../ui/button/Button.tsx';
import { AuthLayout } from '../../../ui/layout/AuthLayout.tsx';
import { t } from '../messages.ts';

interface EndedInviteProps {
  code: string;
  link: InviteLink;
  isIn: boolean;
  onOver(): void;
}

/** Says how an invitation ended. Of the workspace it names nothing but the name. */
export function EndedInvite({ code, link, isIn, onOver }: EndedInviteProps) {
  const ask = useCall(requestInvite);
  const [asked, setAsked] = useState<'now' | 'before'>();
  // The next visit must not be led here again.
  const forget = useRef(onOver);
  useEffect(() => forget.current(), []);

  async function request() {
    try {
      await ask.mutateAsync({ params: { link_code: code } });
      setAsked('now');
    } catch (error) {
      if (isThrottled(error)) setAsked('before');
      else toastError(error);
    }
  }

  const isUsed = link.status === 'accepted';
  return (
    <AuthLayout
      title={isUsed ? t('ended_used_title') : t('ended_title')}
      intro={<p className="break-words">{endedText(link)}</p>}
    >
      <div className="flex flex-col gap-3">
        {asked && <Banner tone="info">{t(asked === 'now' ? 'ended_asked' : 'ended_asked_before')}</Banner>}
        {!isUsed && !asked && (
          <Button look="primary" size="lg" isBusy={ask.isPending} onClick={() => void request()}>
            {t('ended_ask')}
          </Button>
        )}
        <Link
          to={isIn ? pages.home : pages.signIn}
          className={buttonClass({ look: isUsed ? 'primary' : 'ghost', ...(isUsed ? { size: 'lg' } : {}) })}
        >
          {isIn ? t('ended_home') : t('join_sign_in')}
        </Link>
      </div>
    </AuthLayout>
  );
}

const day = new Intl.DateTimeFormat(formatLocale, { day: 'numeric', month: 'long' });

function endedText({ status, workspace_name: workspace, ended_at_unix }: InviteLink): string {
  const date = day.format((ended_at_unix ?? 0) * 1000);
  switch (status) {
    case 'expired':
      return t('ended_expired', { workspace, date });
    case 'accepted':
      return t('ended_accepted', { workspace, date });
    case 'declined':
      return t('ended_declined', { workspace, date });
    case 'revoked':
    case 'pending':
      return t('ended_revoked', { workspace, date });
  }
}
