import { clsx } from 'clsx';
import { steps } from '../answers.ts';
import { t } from '../messages.ts';

/** Shows the current step as dots, with a text for screen readers. */
export function StepDots({ at }: { at: number }) {
  return (
    <div role="status" className="flex items-center gap-1.5">
      {steps.map((step, index) => (
        <span
          key={step}
          aria-hidden="true"
          className={clsx(
            'h-1.5 rounded-full transition-[width] duration-180',
            index === at ? 'w-6 bg-ink' : 'w-1.5',
            index < at && 'bg-ink',
            index > at && 'bg-line-strong',
          )}
        />
      ))}
      <span className="sr-only">{t('step_of', { step: at + 1, count: steps.length })}</span>
    </div>
  );
}
