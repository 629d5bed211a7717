import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { beginTotp, confirmTotp, listSessions } from '#contract/security/api.ts';
import { TotpCode } from '#contract/security/types.ts';
import { call } from '../../lib/api.ts';
import { errorMessage } from '../../lib/failures/errors.ts';
import { invalidate, queryClient, useCall } from '../../lib/queries.ts';
import { onSensitiveRefusal } from '../../lib/failures/sensitive.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CopyButton } from '../../ui/button/CopyButton.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { BackupCodeDialog } from './BackupCode.tsx';
import { t } from './messages.ts';

/** Groups the secret in fours for reading. Authenticator apps ignore the spaces. */
const groupInFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Leads through adding an authenticator app: scan, enter the code, save the backup code. */
export function FactorDialog({ onClose }: { onClose(): void }) {
  const formId = useId();
  // This is a query and not an effect, because a second secret would invalidate the first QR code.
  const begun = useQuery(
    {
      queryKey: ['begin-totp'],
      queryFn: () => call(beginTotp, {}),
      staleTime: Infinity,
      gcTime: 0,
      retry: false,
      refetchOnReconnect: false,
    },
    queryClient,
  );
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const finish = useCall(confirmTotp);

  async function submit() {
    const code = TotpCode.safeParse(typed);
    if (!code.success) return setProblem(t('digits_wrong'));
    if (finish.isPending) return;
    try {
      await finish.mutateAsync({ body: { code: typed } });
      invalidate(listSessions);
    } catch (error) {
      if (!onSensitiveRefusal(error)) setProblem(errorMessage(error));
    }
  }

  if (finish.data) return <BackupCodeDialog code={finish.data.backup_code} onClose={onClose} />;
  return (
    <Dialog
      title={t('add_factor')}
      description={t('add_factor_text')}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} look="primary" isBusy={finish.isPending} isDisabled={!begun.data}>
            {t('turn_on')}
          </Button>
        </>
      }
    >
      <Loaded of={begun} skeleton={<FactorSkeleton />}>
        {({ qr_svg, secret }) => (
          <div className="flex flex-wrap items-center gap-5 max-md:justify-center">
            <img
              src={`data:image/svg+xml;utf8,${encodeURIComponent(qr_svg)}`}
              alt={t('qr_alt')}
              width={168}
              height={168}
              className="flex-none rounded-lg border border-line bg-white p-1"
            />
            <div className="flex min-w-0 flex-[1_1_180px] flex-col items-start gap-2">
              <p className="text-table text-muted">{t('cannot_scan')}</p>
              <code dir="ltr" data-testid="totp-secret" className="font-mono text-table break-words select-all">
                {groupInFours(secret)}
              </code>
              <CopyButton text={secret} label={t('copy_secret')} />
            </div>
          </div>
        )}
      </Loaded>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t('six_digits')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          value={typed}
          error={problem}
          className="max-w-[180px] font-mono text-[18px] tracking-[0.12em]"
          onChange={(event) => {
            setProblem(undefined);
            setTyped(event.target.value);
          }}
        />
      </form>
    </Dialog>
  );
}

function FactorSkeleton() {
  return (
    <div role="status" aria-label={t('loading')} className="flex items-center gap-5">
      <Skeleton className="size-[168px] flex-none" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton />
        <Skeleton className="w-2/3" />
      </div>
    </div>
  );
}
