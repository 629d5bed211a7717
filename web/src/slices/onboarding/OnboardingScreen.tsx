import { Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { pages } from '#contract/pages.ts';
import type { User } from '#contract/profile/types.ts';
import { useUser } from '../../lib/account.ts';
import { useSellsPlans } from '../../lib/billing/sells-plans.ts';
import { track } from '../analytics/public.ts';
import { useTitle } from '../../lib/hooks.ts';
import { useParam } from '../../lib/address/params.ts';
import { stopPreview } from '../player/public.ts';
import { safeRedirect } from '../../lib/address/redirect.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { goToStep, onboardingStore, starts, steps } from './answers.ts';
import { firstStepsStore } from './first-steps.ts';
import { finishOnboarding } from './finish.ts';
import { t } from './messages.ts';
import { StepsLayout } from '../../ui/layout/StepsLayout.tsx';
import { NameStep } from './steps/NameStep.tsx';
import { PlanStep } from './steps/PlanStep.tsx';
import { RoleStep } from './steps/RoleStep.tsx';
import { SpokenWelcome } from './steps/SpokenWelcome.tsx';
import { StartStep } from './steps/StartStep.tsx';
import { StepHeading } from '../../ui/navigation/StepHeading.tsx';
import { VoiceStep } from './steps/VoiceStep.tsx';

/** Leads through the five first steps. Each can be skipped, a reload keeps them, and nothing is sent before the end. */
export function OnboardingScreen() {
  useTitle(t('title'));
  useEffect(() => firstStepsStore.set({ wasLed: true }), []);
  const user = useUser();
  const next = useParam('next');
  const [target] = useState(() => safeRedirect(next, location.origin));
  const [isFinishing, setIsFinishing] = useState(false);
  if (user?.is_onboarding_completed && !isFinishing) return <Navigate to={pages.home} href={target} replace />;
  // Who runs the server is asked what the installation needs, and not what brings them here.
  if (user?.is_operator && !isFinishing) return <Navigate to={pages.instanceSetUp} replace />;
  return (
    <StepsLayout beside={<SpokenWelcome name={user?.first_name ?? ''} />}>
      {user ? (
        <Steps user={user} target={target} onFinish={() => setIsFinishing(true)} />
      ) : (
        <span role="status" aria-label={t('loading')} className="grid place-items-center text-muted">
          <Spinner />
        </span>
      )}
    </StepsLayout>
  );
}

const headings = {
  name: () => [t('name_title'), t('name_text')],
  role: () => [t('role_title'), t('role_text')],
  start: () => [t('start_title'), t('start_text')],
  voice: () => [t('voice_title'), t('voice_text')],
  plan: () => [t('plan_title'), t('plan_text')],
};

interface StepsProps {
  user: User;
  /** The page that opens after the last step. */
  target: string;
  onFinish(): void;
}

function Steps({ user, target, onFinish }: StepsProps) {
  const at = useStore(onboardingStore, ({ step }) => step);
  const start = useStore(onboardingStore, ({ answers }) => answers.start);
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const name = steps[at] ?? 'name';
  const isLast = at === steps.length - 1;
  const heading = useHeading(at);
  useEffect(() => {
    track('onboarding_step_viewed', { step: name });
    return stopPreview;
  }, [name]);

  async function finish(to: string) {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await finishOnboarding(user);
      onFinish();
      await navigate({ href: to, replace: true });
    } catch (error) {
      setProblem(error);
      setIsBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isLast) void finish(target);
    else goToStep(at + 1);
  }

  const sells = useSellsPlans();
  const [title, text] = name === 'plan' && sells ? [t('plan_title'), t('plan_text_sold')] : headings[name]();
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-7">
      <StepHeading
        headingRef={heading}
        title={title}
        text={text}
        at={at}
        count={steps.length}
        label={t('step_of', { step: at + 1, count: steps.length })}
      />
      {name === 'name' && <NameStep user={user} />}
      {name === 'role' && <RoleStep />}
      {name === 'start' && <StartStep />}
      {name === 'voice' && <VoiceStep user={user} />}
      {name === 'plan' && <PlanStep user={user} onChoose={(to) => void finish(to)} />}
      {problem !== undefined && <Failure error={problem} kept={t('kept')} onRetry={() => void finish(target)} />}
      <div className="flex flex-wrap items-center gap-2">
        {at > 0 && (
          <Button look="ghost" isDisabled={isBusy} onClick={() => goToStep(at - 1)}>
            {t('back')}
          </Button>
        )}
        <span className="ms-auto flex flex-wrap justify-end gap-2">
          {isLast
            ? start && (
                <Button isDisabled={isBusy} onClick={() => void finish(starts[start])}>
                  {t('finish_and_open', { screen: t(`start_${start}`) })}
                </Button>
              )
            : skipButton(() => goToStep(at + 1))}
          <Button type="submit" look="primary" isBusy={isBusy}>
            {!isLast ? t('continue') : target === pages.home ? t('finish') : t('finish_go_on')}
          </Button>
        </span>
      </div>
    </form>
  );
}

const skipButton = (onClick: () => void) => (
  <Button look="ghost" onClick={onClick}>
    {t('skip')}
  </Button>
);

/** Moves the focus to the heading of each step but the first, whose name field has the focus. */
function useHeading(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(at);
  useEffect(() => {
    if (seen.current !== at) heading.current?.focus();
    seen.current = at;
  }, [at]);
  return heading;
}
