import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { Button, buttonClass } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { t } from '../messages.ts';

export function EmptyHistory({ isFiltered, onClear }: { isFiltered: boolean; onClear(): void }) {
  if (isFiltered) {
    return (
      <EmptyState title={t('no_match_title')} action={<Button onClick={onClear}>{t('clear_all')}</Button>}>
        {t('no_match')}
      </EmptyState>
    );
  }
  const write = (
    <Link to={pages.textToSpeech} className={buttonClass({ look: 'primary' })}>
      {t('empty_action')}
    </Link>
  );
  return (
    <EmptyState title={t('empty_title')} action={write}>
      {t('empty')}
    </EmptyState>
  );
}
