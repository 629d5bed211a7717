import { useId, useState } from 'react';
import { listMembers, updateMember } from '#contract/membership/api.ts';
import type { Member } from '#contract/membership/types.ts';
import { call } from '../../../lib/api.ts';
import { onSensitiveRefusal } from '../../../lib/failures/sensitive.ts';
import { errorMessage } from '../../../lib/failures/errors.ts';
import { formatNumber } from '../../../lib/format.ts';
import { invalidate } from '../../../lib/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { readCreditLimit } from './credit-limit.ts';
import { t } from '../messages.ts';

/** Sets the credits that a member may use in each billing period. */
export function MemberLimitDialog({ member, onClose }: { member: Member; onClose(): void }) {
  const id = useId();
  const { email, character_limit: known, character_count: used } = member;
  const [typed, setTyped] = useState(known === null ? '' : String(known));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    const character_limit = readCreditLimit(typed);
    if (character_limit === undefined) return setProblem(t('limit_wrong'));
    setIsBusy(true);
    setProblem(undefined);
    try {
      await call(updateMember, { body: { email, character_limit } });
      toastSuccess(t('limit_saved', { email }));
      onClose();
    } catch (error) {
      if (!onSensitiveRefusal(error)) setProblem(errorMessage(error));
    }
    setIsBusy(false);
    invalidate(listMembers);
  }

  return (
    <Dialog
      title={t('limit_title')}
      description={email}
      isOpen
      hasUnsaved={readCreditLimit(typed) !== known}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} look="primary" isBusy={isBusy}>
            {t('limit_save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t('limit_label')}
          help={used === null ? t('limit_help') : t('limit_used', { used: formatNumber(used) })}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
