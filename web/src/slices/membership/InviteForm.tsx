import { useState } from 'react';
import { addInvite, addInvites } from '#contract/membership/api.ts';
import { call } from '../../lib/api.ts';
import { onSensitiveRefusal } from '../../lib/failures/sensitive.ts';
import { errorMessage } from '../../lib/failures/errors.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { readEmails } from './emails.ts';
import { refreshInvitations } from './invitation-actions.ts';
import { UpgradeLink } from '../../ui/plan/upgrade-link.ts';
import { t } from './messages.ts';

type Role = 'workspace_member' | 'workspace_admin';

/** Invites people. `left` is the number of seats that are neither taken nor reserved. */
export function InviteForm({ left }: { left: number }) {
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<Role>('workspace_member');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit() {
    const { good, bad } = readEmails(typed);
    if (bad.length > 0) return setProblem(t('emails_wrong', { emails: bad.join(', ') }));
    const [first] = good;
    if (first === undefined) return setProblem(t('emails_missing'));
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      if (good.length === 1) await call(addInvite, { body: { email: first, workspace_permission: role } });
      else await call(addInvites, { body: { emails: good, workspace_permission: role } });
      toastSuccess(good.length === 1 ? t('invite_sent', { email: first }) : t('invites_sent', { count: good.length }));
      setTyped('');
    } catch (error) {
      if (!onSensitiveRefusal(error)) setProblem(errorMessage(error));
    }
    setIsBusy(false);
    refreshInvitations();
  }

  if (left <= 0)
    return (
      <Banner tone="plain" action={<UpgradeLink />}>
        {t('seats_full')}
      </Banner>
    );
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="min-w-0 flex-[1_1_240px]">
        <TextField
          label={t('emails')}
          help={t('emails_help')}
          type="text"
          inputMode="email"
          autoComplete="off"
          value={typed}
          error={problem}
          onChange={(event) => {
            setProblem(undefined);
            setTyped(event.target.value);
          }}
        />
      </div>
      <div className="w-[140px]">
        <SelectField label={t('role')} value={role} onChange={(event) => setRole(event.target.value as Role)}>
          <option value="workspace_member">{t('role_editor')}</option>
          <option value="workspace_admin">{t('role_admin')}</option>
        </SelectField>
      </div>
      <Button type="submit" isBusy={isBusy} className="mt-[26px] h-10 max-md:h-12">
        {t('invite')}
      </Button>
    </form>
  );
}
