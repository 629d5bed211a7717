import { Button } from '../../ui/button/Button.tsx';
import { t } from './messages.ts';

interface PagesProps {
  cursors: readonly string[];
  next: string | null;
  onChange(cursors: string[]): void;
}

/** The buttons between the pages of a list. Pages that were read already are named by their cursors. */
export const Pages = ({ cursors, next, onChange }: PagesProps) => (
  <div className="flex justify-between gap-2">
    {cursors.length > 0 && <Button onClick={() => onChange(cursors.slice(0, -1))}>{t('previous_page')}</Button>}
    {next !== null && (
      <Button className="ms-auto" onClick={() => onChange([...cursors, next])}>
        {t('next_page')}
      </Button>
    )}
  </div>
);
