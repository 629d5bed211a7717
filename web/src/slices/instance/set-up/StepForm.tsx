import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { pages, type PageName } from '#contract/pages.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { linkClass } from '../../../ui/navigation/link.ts';
import { StepHeading } from '../../../ui/navigation/StepHeading.tsx';
import { t } from './messages.ts';
import { goToStep, steps, type Step } from './progress.ts';

interface StepFormProps {
  step: Step;
  /** Where this is found later. */
  page: PageName;
  pageName: string;
  /** Stores what the step asks for. The form says why it failed. It gives false when a field has to be corrected. */
  onSave?: () => Promise<boolean>;
  /** Replaces the button that leads to the next step. */
  end?: ReactNode;
  children: ReactNode;
}

/** Draws one step with its buttons. Each can be left without saving. */
export function StepForm({ step, page, pageName, onSave, end, children }: StepFormProps) {
  const at = steps.indexOf(step);
  const heading = useHeading();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  async function next() {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      if ((await onSave?.()) ?? true) return goToStep(at + 1);
    } catch (error) {
      setProblem(error);
    }
    setIsBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!end) void next();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-7">
      <StepHeading
        headingRef={heading}
        title={t(`${step}_title`)}
        text={t(`${step}_text`)}
        at={at}
        count={steps.length}
        label={t('step_of', { step: at + 1, count: steps.length })}
      />
      {children}
      {problem !== undefined && <Failure error={problem} onRetry={() => void next()} />}
      <div className="flex flex-wrap items-center gap-2">
        {at > 0 && (
          <Button look="ghost" isDisabled={isBusy} onClick={() => goToStep(at - 1)}>
            {t('back')}
          </Button>
        )}
        <span className="ms-auto flex flex-wrap justify-end gap-2">
          {onSave && (
            <Button look="ghost" isDisabled={isBusy} onClick={() => goToStep(at + 1)}>
              {t('skip')}
            </Button>
          )}
          {end ?? (
            <Button type="submit" look="primary" isBusy={isBusy}>
              {t('continue')}
            </Button>
          )}
        </span>
      </div>
      <p className="text-table text-muted">
        {t.rich('later', {
          page: (
            <Link to={pages[page]} className={linkClass}>
              {pageName}
            </Link>
          ),
        })}
      </p>
    </form>
  );
}

/** Moves the focus to the heading of each step, so that it is read aloud. */
function useHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
