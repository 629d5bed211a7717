import { useState } from 'react';
import type { User } from '#contract/profile/types.ts';
import { isWhole, useAccountDocument } from '../../lib/account.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Section, SectionCard, SectionRow } from '../../ui/layout/Section.tsx';
import { SectionSkeleton } from '../../ui/feedback/SectionSkeleton.tsx';
import { t } from './messages.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';

export function SecuritySection() {
  const user = useAccountDocument();
  return (
    <Section id="security" title={t('security')}>
      <Loaded of={user} skeleton={<SectionSkeleton rows={2} />}>
        {(data) => <Security user={data} />}
      </Loaded>
    </Section>
  );
}

function Security({ user }: { user: User }) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <SectionCard>
      <SectionRow
        label={t('password')}
        help={t('password_help')}
        below={isChanging && <PasswordForm email={user.email} onDone={() => setIsChanging(false)} />}
      >
        {!isChanging && <Button onClick={() => setIsChanging(true)}>{t('change_password')}</Button>}
      </SectionRow>
      {isWhole(user) && <SecondFactor account={user} />}
    </SectionCard>
  );
}
