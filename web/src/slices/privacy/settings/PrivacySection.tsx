import type { AccountDocument } from '#contract/profile/types.ts';
import { isWhole, refreshAccount, useAccountDocument } from '../../../lib/account.ts';
import { chooseStatistics, consentStore } from '../consent.ts';
import { applyPrivacyOptOut } from '../privacy-opt-out.ts';
import { useStore } from '../../../lib/store.ts';
import { choose, useChosen } from '../../../lib/choices/choices.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Section, SectionCard, SectionRow } from '../../../ui/layout/Section.tsx';
import { SectionSkeleton } from '../../../ui/feedback/SectionSkeleton.tsx';
import { asksForAcceptance, useLegalAddresses } from '../../../lib/legal.ts';
import { LegalLinks } from '../../../ui/navigation/LegalLinks.tsx';
import { linkClass } from '../../../ui/navigation/link.ts';
import { t } from '../messages.ts';
import { SwitchRow } from './SwitchRow.tsx';
import { TrainingRow } from './TrainingRow.tsx';

export function PrivacySection() {
  const document = useAccountDocument();
  return (
    <Section id="privacy" title={t('privacy')} intro={t('privacy_intro')}>
      <Loaded of={document} skeleton={<SectionSkeleton rows={3} />}>
        {(user) =>
          isWhole(user) && (
            <SectionCard>
              <TrainingRow account={user} />
              <DoNotSellRow account={user} />
              <StatisticsRow />
              <LegalRow />
            </SectionCard>
          )
        }
      </Loaded>
    </Section>
  );
}

function DoNotSellRow({ account }: { account: AccountDocument }) {
  const name = 'do not sell';
  const change = (isOn: boolean) =>
    choose(name, isOn, async () => {
      await applyPrivacyOptOut(isOn);
      toastSuccess(t('privacy_saved'));
      await refreshAccount();
    });
  return (
    <SwitchRow
      label={t('do_not_sell')}
      help={t('do_not_sell_help')}
      isOn={useChosen(name, account.ccpa_opt_out)}
      onChange={(isOn) => void change(isOn)}
    />
  );
}

function LegalRow() {
  if (!asksForAcceptance(useLegalAddresses())) return null;
  return (
    <SectionRow label={t('legal')} help={t('legal_help')}>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <LegalLinks className={linkClass} />
      </div>
    </SectionRow>
  );
}

/** This setting belongs to the browser, not to the account, because the question was asked here. */
function StatisticsRow() {
  const consent = useStore(consentStore, (state) => state.consent);
  if (consent === 'not_applicable') return <SectionRow label={t('statistics')} help={t('statistics_none')} />;
  return (
    <SwitchRow
      label={t('statistics')}
      help={t('statistics_help')}
      isOn={consent === 'granted'}
      onChange={(isOn) => chooseStatistics(isOn)}
    />
  );
}
