import { useNavigate } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { pages } from '#contract/pages.ts';
import type { AccountDocument } from '#contract/profile/types.ts';
import { createBackupCode, updateMfaFactors } from '#contract/security/api.ts';
import { call } from '../../lib/api.ts';
import { confirm } from '../../lib/confirm.ts';
import { formatDate } from '../../lib/format.ts';
import { useParam } from '../../lib/address/params.ts';
import { reportFailure } from '../../lib/failures/report-failure.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { SectionRow } from '../../ui/layout/Section.tsx';
import { BackupCodeDialog } from './BackupCode.tsx';
import { FactorDialog } from './FactorDialog.tsx';
import { t } from './messages.ts';
import { refreshAccount } from '../../lib/account.ts';

const path = pages.settings;

async function removeFactor(): Promise<void> {
  const isMeant = await confirm({
    title: t('remove_factor_title'),
    description: t('remove_factor_text'),
    confirmLabel: t('remove'),
    isDanger: true,
  });
  if (!isMeant) return;
  try {
    await call(updateMfaFactors, { body: { totp_enabled: false } });
    toastSuccess(t('factor_removed'));
  } catch (error) {
    reportFailure(error);
  }
  void refreshAccount();
}

/** Lists the verification methods and their actions. The address can open the dialog, so that links can lead to it. */
export function SecondFactor({ account }: { account: AccountDocument }) {
  const { totp_mfa_factor: totp, has_backup_code } = account;
  const navigate = useNavigate();
  const isAsked = useParam('dialog') === 'add-2fa';
  // The factor is on before the backup code was read, so the dialog stays open until the user closes it.
  const [isAdding, setIsAdding] = useState(isAsked && !totp);
  const [backupCode, setBackupCode] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  function close() {
    setIsAdding(false);
    if (isAsked) void navigate({ to: path, search: {}, replace: true });
    void refreshAccount();
  }

  async function renewBackupCode() {
    const isMeant = await confirm({
      title: t('new_backup_title'),
      description: t('new_backup_text'),
      confirmLabel: t('new_backup_code'),
    });
    if (!isMeant) return;
    setIsBusy(true);
    try {
      setBackupCode((await call(createBackupCode, {})).backup_code);
    } catch (error) {
      reportFailure(error);
    }
    setIsBusy(false);
    void refreshAccount();
  }

  return (
    <>
      <SectionRow
        label={
          <span className="flex flex-wrap items-center gap-2">
            {t('second_factor')}
            {totp && <Badge tone="success">{t('on')}</Badge>}
          </span>
        }
        help={totp ? t('second_factor_on') : t('second_factor_off')}
        below={
          totp && (
            <ul aria-label={t('factors')} className="divide-y divide-line rounded-lg border border-line">
              <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                <ShieldCheck size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-success" />
                <div className="min-w-0 flex-[1_1_200px]">
                  <p className="font-medium">{t('authenticator')}</p>
                  <p className="text-table text-muted">{t('added_on', { date: formatDate(totp.enrolled_at_unix) })}</p>
                </div>
                <Button size="sm" onClick={() => void removeFactor()}>
                  {t('remove')}
                </Button>
              </li>
              <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                <div className="min-w-0 flex-[1_1_200px]">
                  <p className="font-medium">{t('backup_code')}</p>
                  <p className="text-table text-muted">{has_backup_code ? t('backup_kept') : t('backup_none')}</p>
                </div>
                <Button size="sm" isBusy={isBusy} onClick={() => void renewBackupCode()}>
                  {t('new_backup_code')}
                </Button>
              </li>
            </ul>
          )
        }
      >
        {!totp && <Button onClick={() => setIsAdding(true)}>{t('add_factor')}</Button>}
      </SectionRow>
      {isAdding && <FactorDialog onClose={close} />}
      {backupCode && <BackupCodeDialog code={backupCode} onClose={() => setBackupCode(null)} />}
    </>
  );
}
