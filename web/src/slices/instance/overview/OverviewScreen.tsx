import { readChecks, readOverview } from '#contract/instance/api.ts';
import { useUser } from '../../../lib/account.ts';
import { useRead } from '../../../lib/queries.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { CardSkeletons } from '../CardSkeletons.tsx';
import { InstancePage } from '../InstancePage.tsx';
import { t } from '../messages.ts';
import { Engines } from './Engines.tsx';
import { Facts } from './Facts.tsx';
import { Findings } from './Findings.tsx';
import { Recognisers } from './Recognisers.tsx';
import { UpTime } from './UpTime.tsx';

/** The state of the installation: what needs somebody first, then figures, then engines. */
export function OverviewScreen() {
  const isOperator = useUser()?.is_operator === true;
  const overview = useRead(readOverview, {}, { isEnabled: isOperator, staleTime: 0 });
  const checks = useRead(readChecks, {}, { isEnabled: isOperator, staleTime: 0 });
  return (
    <InstancePage title={t('instance')} page="instance" actions={overview.data && <UpTime overview={overview.data} />}>
      <Loaded of={checks} skeleton={<CardSkeletons label={t('loading')} />}>
        {(answer) => <Findings checks={answer} />}
      </Loaded>
      <Loaded of={overview} skeleton={<CardSkeletons label={t('loading')} />}>
        {(answer) => (
          <>
            <Facts overview={answer} />
            <Engines overview={answer} />
            <Recognisers overview={answer} />
          </>
        )}
      </Loaded>
    </InstancePage>
  );
}
