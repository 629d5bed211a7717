import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listSettings, readOverview } from '#contract/instance/api.ts';
import { pages } from '#contract/pages.ts';
import type { User } from '#contract/profile/types.ts';
import { useUser } from '../../../lib/account.ts';
import { useTitle } from '../../../lib/hooks.ts';
import { useRead } from '../../../lib/queries.ts';
import { useStore } from '../../../lib/store.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { CardSkeletons } from '../CardSkeletons.tsx';
import { AddressStep } from './AddressStep.tsx';
import { BackupStep } from './BackupStep.tsx';
import { finishSetUp } from './finish-set-up.ts';
import { MailStep } from './MailStep.tsx';
import { t } from './messages.ts';
import { StepsLayout } from '../../../ui/layout/StepsLayout.tsx';
import { NameStep } from './NameStep.tsx';
import type { Overview } from './overview.ts';
import { setUpStore, steps } from './progress.ts';
import { byName } from './settings.ts';
import { SignUpStep } from './SignUpStep.tsx';
import { SpokenName } from './SpokenName.tsx';

/** Asks an operator what an installation needs. All of it stays to be found in the operator area. */
export function SetUpStepsScreen() {
  useTitle(t('title'));
  const user = useUser();
  const isOperator = user?.is_operator === true;
  const settings = useRead(listSettings, {}, { isEnabled: isOperator, staleTime: 0 });
  const overview = useRead(readOverview, {}, { isEnabled: isOperator, staleTime: 0 });
  return (
    <StepsLayout beside={<SpokenName />}>
      {user && !isOperator ? (
        <EmptyState title={t('denied_title')}>{t('denied_text')}</EmptyState>
      ) : (
        <Loaded of={settings} skeleton={<LoadingStep />}>
          {(list) => (
            <Loaded of={overview} skeleton={<LoadingStep />}>
              {(state) => user && <Steps user={user} settings={byName(list.settings)} overview={state} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </StepsLayout>
  );
}

const LoadingStep = () => (
  <>
    <h1 className="sr-only">{t('title')}</h1>
    <CardSkeletons label={t('loading')} />
  </>
);

interface StepsProps {
  user: User;
  settings: ReturnType<typeof byName>;
  overview: Overview;
}

function Steps({ user, settings, overview }: StepsProps) {
  const step = steps[useStore(setUpStore, (state) => state.step)];
  switch (step) {
    case 'sign_up':
      return <SignUpStep settings={settings} />;
    case 'mail':
      return <MailStep settings={settings} overview={overview} />;
    case 'address':
      return <AddressStep settings={settings} overview={overview} />;
    case 'backup':
      return <BackupStep settings={settings} overview={overview} end={<EndButtons user={user} />} />;
    default:
      return <NameStep settings={settings} />;
  }
}

function EndButtons({ user }: { user: User }) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  async function finish(to: string) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await finishSetUp(user);
      await navigate({ to, replace: true });
    } catch (error) {
      toastError(error);
      setIsBusy(false);
    }
  }
  return (
    <>
      <Button isDisabled={isBusy} onClick={() => void finish(pages.home)}>
        {t('finish')}
      </Button>
      <Button look="primary" isBusy={isBusy} onClick={() => void finish(pages.textToSpeech)}>
        {t('finish_speech')}
      </Button>
    </>
  );
}
