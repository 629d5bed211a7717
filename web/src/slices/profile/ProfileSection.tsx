import { useState } from 'react';
import type { User } from '#contract/profile/types.ts';
import { editUser } from '#contract/profile/api.ts';
import { call } from '../../lib/api.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Section, SectionBlock, SectionCard, SectionRow } from '../../ui/layout/Section.tsx';
import { SaveField } from '../../ui/form/SaveField.tsx';
import { SectionSkeleton } from '../../ui/feedback/SectionSkeleton.tsx';
import { EmailDialog } from '../security/public.ts';
import { t } from './messages.ts';
import { savePublicName } from './public-name.ts';
import { refreshAccount, useAccountDocument } from '../../lib/account.ts';

async function saveFirstName(first_name: string): Promise<void> {
  await call(editUser, { body: { first_name } });
  toastSuccess(t('name_saved'));
  void refreshAccount();
}

export function ProfileSection() {
  const user = useAccountDocument();
  return (
    <Section id="profile" title={t('profile')}>
      <Loaded of={user} skeleton={<SectionSkeleton rows={3} />}>
        {(data) => <Profile user={data} />}
      </Loaded>
    </Section>
  );
}

function Profile({ user }: { user: User }) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <SectionCard>
      <SectionBlock>
        <SaveField
          label={t('first_name')}
          help={t('first_name_help')}
          value={user.first_name ?? ''}
          maxLength={100}
          autoComplete="given-name"
          onSave={saveFirstName}
        />
      </SectionBlock>
      <SectionBlock>
        <SaveField
          label={t('public_name')}
          help={t('public_name_help')}
          value={user.public_user_name ?? ''}
          maxLength={50}
          autoComplete="nickname"
          onSave={savePublicName}
        />
      </SectionBlock>
      <SectionRow label={t('email')} help={<bdi className="break-all">{user.email}</bdi>}>
        <Button onClick={() => setIsChanging(true)}>{t('change_email')}</Button>
      </SectionRow>
      {isChanging && <EmailDialog email={user.email} onClose={() => setIsChanging(false)} />}
    </SectionCard>
  );
}
