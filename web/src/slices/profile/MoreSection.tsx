import { useState } from 'react';
import { getReferralLink, hasAlphaAccess, requestAlphaAccess } from '#contract/profile/api.ts';
import { track } from '../analytics/public.ts';
import { call } from '../../lib/api.ts';
import { openPanel } from '../../lib/panels.ts';
import { invalidate, useRead } from '../../lib/queries.ts';
import { reportFailure } from '../../lib/failures/report-failure.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { CopyButton } from '../../ui/button/CopyButton.tsx';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Section, SectionCard, SectionRow } from '../../ui/layout/Section.tsx';
import { t } from './messages.ts';
import { refreshAccount, useAccountDocument } from '../../lib/account.ts';

export function MoreSection() {
  return (
    <Section id="more" title={t('more')}>
      <SectionCard>
        <ReferralRow />
        <AlphaRow />
        <SectionRow label={t('feedback')} help={t('feedback_help')}>
          <Button onClick={() => openPanel('feedback')}>{t('feedback_send')}</Button>
        </SectionRow>
      </SectionCard>
    </Section>
  );
}

/** Creates the referral link when the user first asks for it. */
function ReferralRow() {
  const hasLink = Boolean(useAccountDocument().data?.referral_link_code);
  const [isWanted, setIsWanted] = useState(false);
  const link = useRead(getReferralLink, {}, { isEnabled: hasLink || isWanted, staleTime: Infinity });
  const address = link.data?.referral_link;
  return (
    <SectionRow
      label={t('referral')}
      help={t('referral_help')}
      below={
        link.error ? (
          <Failure error={link.error} onRetry={() => void link.refetch()} />
        ) : (
          address && (
            <div
              dir="ltr"
              className="flex items-center gap-2 rounded-lg border border-line bg-surface py-1.5 ps-3 pe-1.5"
            >
              <span className="min-w-0 flex-1 truncate font-mono text-caption select-all">{address}</span>
              <CopyButton text={address} label={t('copy_link')} />
            </div>
          )
        )
      }
    >
      {!hasLink && !address && (
        <Button
          isBusy={link.isFetching}
          onClick={() => {
            setIsWanted(true);
            track('affiliate_link_generated');
          }}
        >
          {t('referral_make')}
        </Button>
      )}
    </SectionRow>
  );
}

function AlphaRow() {
  const alpha = useRead(hasAlphaAccess);
  const [isBusy, setIsBusy] = useState(false);

  async function request() {
    setIsBusy(true);
    try {
      await call(requestAlphaAccess, { body: {} });
      toastSuccess(t('alpha_asked'));
    } catch (error) {
      reportFailure(error);
    }
    setIsBusy(false);
    invalidate(hasAlphaAccess);
    void refreshAccount();
  }

  return (
    <SectionRow
      label={t('alpha')}
      help={t('alpha_help')}
      below={alpha.error && !alpha.data && <Failure error={alpha.error} onRetry={() => void alpha.refetch()} />}
    >
      {alpha.data?.has_alpha_access && <Badge tone="success">{t('alpha_granted')}</Badge>}
      {alpha.data && !alpha.data.has_alpha_access && alpha.data.requested && <Badge>{t('alpha_requested')}</Badge>}
      {alpha.data && !alpha.data.has_alpha_access && !alpha.data.requested && (
        <Button isBusy={isBusy} onClick={() => void request()}>
          {t('alpha_request')}
        </Button>
      )}
    </SectionRow>
  );
}
