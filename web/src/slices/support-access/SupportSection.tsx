import { useId, useState } from 'react';
import { endSupportAccess, listSupportGrants, offerSupportAccess } from '#contract/support-access/api.ts';
import type { SupportGrant } from '#contract/support-access/types.ts';
import { listSessions } from '#contract/security/api.ts';
import { call } from '../../lib/api.ts';
import { formatDate } from '../../lib/format.ts';
import { invalidate, useCall, useRead } from '../../lib/queries.ts';
import { reportFailure } from '../../lib/failures/report-failure.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Section, SectionBlock, SectionCard } from '../../ui/layout/Section.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SectionSkeleton } from '../../ui/feedback/SectionSkeleton.tsx';
import { t } from './messages.ts';

const hoursOffered = [1, 4, 24, 72, 168];

async function end({ grant_id }: SupportGrant): Promise<void> {
  try {
    await call(endSupportAccess, { params: { grant_id } });
    toastSuccess(t('support_ended'));
  } catch (error) {
    reportFailure(error);
  }
  invalidate(listSupportGrants, listSessions);
}

const titles = { active: 'support_active', requested: 'support_requested', ended: 'support_over' } as const;

/** Shows support access: whether operators may enter the account, who did, and a button to end it. */
export function SupportSection() {
  const list = useRead(listSupportGrants);
  return (
    <Section id="support" title={t('support')} intro={t('support_intro')}>
      <Loaded of={list} skeleton={<SectionSkeleton rows={1} />}>
        {({ grants }) => (
          <SectionCard>
            {grants.map((grant) => (
              <SectionBlock key={grant.grant_id}>
                <Grant grant={grant} />
              </SectionBlock>
            ))}
            {!grants.some(({ state }) => state === 'active') && (
              <SectionBlock>
                <OfferForm />
              </SectionBlock>
            )}
          </SectionCard>
        )}
      </Loaded>
    </Section>
  );
}

function Grant({ grant }: { grant: SupportGrant }) {
  const { state, reason, requested_by, granted_at_unix, requested_at_unix, expires_at_unix, entered_at_unix } = grant;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="min-w-0 flex-[1_1_260px]">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span>{t(titles[state])}</span>
          {state === 'active' && <Badge tone="warning">{t('open')}</Badge>}
        </p>
        <div className="text-table break-words text-muted">
          <p>
            {requested_by
              ? t('support_asked', { email: requested_by, date: formatDate(requested_at_unix) })
              : t('support_offered', { date: formatDate(granted_at_unix ?? requested_at_unix) })}
          </p>
          {reason && <p>{t('support_reason', { reason })}</p>}
          {state === 'active' && expires_at_unix !== null && (
            <p>{t('support_until', { date: formatDate(expires_at_unix) })}</p>
          )}
          {state === 'requested' && <p>{t('support_open_mail')}</p>}
          {state !== 'requested' && entered_at_unix.length === 0 && <p>{t('support_nobody')}</p>}
        </div>
        {entered_at_unix.length > 0 && (
          <ul aria-label={t('support_entries')} className="pt-1 text-table">
            {entered_at_unix.map((entered) => (
              <li key={entered}>{t('support_entered', { date: formatDate(entered) })}</li>
            ))}
          </ul>
        )}
      </div>
      {state !== 'ended' && (
        <Button size="sm" onClick={() => void end(grant)}>
          {state === 'active' ? t('support_end') : t('support_refuse')}
        </Button>
      )}
    </div>
  );
}

function OfferForm() {
  const id = useId();
  const [hours, setHours] = useState(24);
  const [reason, setReason] = useState('');
  const offer = useCall(offerSupportAccess);

  async function submit() {
    if (offer.isPending) return;
    try {
      await offer.mutateAsync({ body: { hours, reason } });
      toastSuccess(t('support_granted'));
      invalidate(listSupportGrants);
    } catch (error) {
      reportFailure(error);
    }
  }

  return (
    <form
      id={id}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="w-[150px] max-md:w-full">
        <SelectField
          label={t('support_hours')}
          value={hours}
          onChange={(event) => setHours(Number(event.target.value))}
        >
          {hoursOffered.map((one) => (
            <option key={one} value={one}>
              {one < 48 ? t('hours', { count: one }) : t('days', { count: one / 24 })}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="min-w-0 flex-[1_1_200px]">
        <TextField
          label={t('support_why')}
          value={reason}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <Button type="submit" isBusy={offer.isPending} className="h-10 max-md:h-12 max-md:w-full">
        {t('support_grant')}
      </Button>
    </form>
  );
}
