import { useState } from 'react';
import { getJob } from '#contract/jobs/api.ts';
import { deleteUser, downloadPersonalData } from '#contract/privacy/api.ts';
import { call } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { ApiError } from '../../../lib/failures/errors.ts';
import { showJob } from '../../jobs/public.ts';
import { signOut } from '../../../lib/session.ts';
import { reportFailure } from '../../../lib/failures/report-failure.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Section, SectionCard, SectionRow } from '../../../ui/layout/Section.tsx';
import { t } from '../messages.ts';
import { useAccountDocument } from '../../../lib/account.ts';

const secondsToThink = 5;

export function DataSection() {
  return (
    <Section id="data" title={t('your_data')}>
      <SectionCard>
        <DownloadRow />
        <DeleteRow />
      </SectionCard>
    </Section>
  );
}

function DownloadRow() {
  const [isBusy, setIsBusy] = useState(false);
  async function begin() {
    setIsBusy(true);
    try {
      const { job_id } = await call(downloadPersonalData, {});
      showJob(await call(getJob, { params: { job_id } }));
    } catch (error) {
      reportFailure(error);
    }
    setIsBusy(false);
  }
  return (
    <SectionRow label={t('download_data')} help={t('download_data_help')}>
      <Button isBusy={isBusy} onClick={() => void begin()}>
        {t('download_data')}
      </Button>
    </SectionRow>
  );
}

function DeleteRow() {
  const email = useAccountDocument().data?.email;
  const [isBusy, setIsBusy] = useState(false);
  const [hasMembers, setHasMembers] = useState(false);

  async function remove() {
    if (!email) return;
    setHasMembers(false);
    const isMeant = await confirm({
      title: t('delete_title'),
      description: t('delete_text'),
      confirmLabel: t('delete_account'),
      isDanger: true,
      countdownSeconds: secondsToThink,
      requiredInput: { label: t('delete_input', { email }), value: email },
    });
    if (!isMeant) return;
    setIsBusy(true);
    try {
      await call(deleteUser, {});
      toastSuccess(t('deleted'));
      // The session ended with the account, so this only clears what the browser stores.
      await signOut();
    } catch (error) {
      if (error instanceof ApiError && error.type === 'owns_workspace_with_members') setHasMembers(true);
      else if (error instanceof ApiError && error.type === 'last_operator') toastError(t('delete_last_operator'));
      else reportFailure(error);
    }
    setIsBusy(false);
  }

  return (
    <SectionRow
      label={t('delete_account')}
      help={t('delete_help')}
      below={
        hasMembers && (
          <Banner
            tone="warning"
            action={
              <a href="#workspace" className="font-medium underline">
                {t('to_members')}
              </a>
            }
          >
            {t('delete_has_members')}
          </Banner>
        )
      }
    >
      <Button look="danger" isBusy={isBusy} onClick={() => void remove()}>
        {t('delete_account')}
      </Button>
    </SectionRow>
  );
}
