import { useState } from 'react';
import type { AccountDocument } from '#contract/account.ts';
import { editUser } from '#contract/user.ts';
import { call } from '../../lib/api.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Section, SectionCard } from '../../ui/Section.tsx';
import { t } from './messages.ts';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import { SwitchRow } from './SwitchRow.tsx';
import { TrainingRow } from './TrainingRow.tsx';
import { refreshAccount, useAccountDocument } from './use-account-document.ts';

export function PrivacySection() {
  const user = useAccountDocument();
  return (
    <Section id="privacy" title={t('privacy')} intro={t('privacy_intro')}>
      <Loaded of={user} skeleton={<SectionSkeleton rows={3} />}>
        {({ account }) =>
          account && (
            <SectionCard>
              <TrainingRow account={account} />
              <SaleRow account={account} />
            </SectionCard>
          )
        }
      </Loaded>
    </Section>
  );
}

function SaleRow({ account }: { account: AccountDocument }) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  async function change(isOn: boolean) {
    setWanted(isOn);
    try {
      await call(editUser, { body: { ccpa_opt_out: isOn } });
      toastSuccess(t('privacy_saved'));
      await refreshAccount();
    } catch (error) {
      tellFailure(error);
    }
    setWanted(null);
  }
  return (
    <SwitchRow
      label={t('do_not_sell')}
      help={t('do_not_sell_help')}
      isOn={wanted ?? account.ccpa_opt_out}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
