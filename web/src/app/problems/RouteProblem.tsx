import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTitle } from '../../lib/hooks.ts';
import { Button } from '../../ui/button/Button.tsx';
import { t } from '../../lib/language/app-messages.ts';

const isLost = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script|error loading dynamically/i.test(error.message);

/** Replaces a page that broke. The frame, the player and running generations go on. */
export function RouteProblem({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  // The id is shown and logged, so that a report can be matched with the console.
  const [id] = useState(() => Math.random().toString(36).slice(2, 10));
  const isOutdated = isLost(error);
  const title = isOutdated ? t('outdated_title') : t('problem_title');
  useTitle(title);
  useEffect(() => console.error(`Problem ${id}:`, error), [id, error]);
  function tryAgain() {
    reset();
    void router.invalidate();
  }
  return (
    <div role="alert" className="m-auto flex w-full max-w-[420px] flex-col items-center gap-1.5 px-6 py-10 text-center">
      <CircleAlert size={26} strokeWidth={1.75} aria-hidden="true" className="mb-2 text-danger" />
      <h1 className="text-h3 font-semibold tracking-[-0.014em]">{title}</h1>
      <p className="text-muted">{isOutdated ? t('outdated_body') : t('problem_body')}</p>
      <div className="mt-3 flex gap-2">
        {isOutdated ? (
          <Button look="primary" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        ) : (
          <Button look="primary" icon={<RefreshCw size={16} strokeWidth={1.75} />} onClick={tryAgain}>
            {t('try_again')}
          </Button>
        )}
      </div>
      <p className="mt-2 font-mono text-caption text-muted">{t('problem_id', { id })}</p>
    </div>
  );
}
