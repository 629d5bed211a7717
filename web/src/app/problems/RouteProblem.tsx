import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { t } from '../../lib/language/app-messages.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FailureIcon } from '../../ui/display/FailureIcon.tsx';
import { ProblemPage } from './ProblemPage.tsx';

/** Replaces a page that broke. The frame, the player and running generations go on. */
export function RouteProblem({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  // The id is shown and logged, so that a report can be matched with the console.
  const [id] = useState(() => Math.random().toString(36).slice(2, 10));
  useEffect(() => console.error(`Problem ${id}:`, error), [id, error]);
  function tryAgain() {
    reset();
    void router.invalidate();
  }
  return (
    <ProblemPage title={t('problem_title')} text={t('problem_body')}>
      <Button look="primary" icon={<FailureIcon shape="retry" size={16} />} onClick={tryAgain}>
        {t('try_again')}
      </Button>
      <p className="mt-2 font-mono text-caption text-muted">{t('problem_id', { id })}</p>
    </ProblemPage>
  );
}
