import { Send } from 'lucide-react';
import { sendTestMail } from '#contract/operator/api.ts';
import { useUser } from '../../../lib/account.ts';
import { useCall } from '../../../lib/queries.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { HowTo } from './HowTo.tsx';
import { t } from './messages.ts';
import type { Overview } from './overview.ts';
import { valueOf, type Settings } from './settings.ts';
import { StepForm } from './StepForm.tsx';

export function MailStep({ settings, overview: { mail } }: { settings: Settings; overview: Overview }) {
  const email = useUser()?.email ?? '';
  const test = useCall(sendTestMail);
  async function sendTest() {
    try {
      await test.mutateAsync({});
      toastSuccess(t(mail.has_server ? 'mail_tested' : 'mail_kept', { email }));
    } catch (error) {
      toastError(error);
    }
  }
  return (
    <StepForm step="mail" page="instanceMail" pageName={t('mail')}>
      <div className="flex flex-col gap-4">
        {mail.has_server ? (
          <Banner tone="info">{t('mail_on', { from: valueOf(settings, 'MAIL_FROM') })}</Banner>
        ) : (
          <>
            <Banner tone="warning">{t('mail_off')}</Banner>
            <HowTo
              text={t('mail_how')}
              code={'SMTP_URL=smtps://user:password@mail.example.org:465\nMAIL_FROM=Voice <voice@example.org>'}
            />
          </>
        )}
        {mail.problem && <Banner tone="danger">{t('mail_problem', { problem: mail.problem })}</Banner>}
        <Button isBusy={test.isPending} className="self-start" onClick={() => void sendTest()}>
          <Send size={16} strokeWidth={1.75} aria-hidden="true" />
          {t('mail_test')}
        </Button>
        <p className="text-table text-muted">{t('mail_test_to', { email })}</p>
      </div>
    </StepForm>
  );
}
