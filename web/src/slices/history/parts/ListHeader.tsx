import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { listGrid } from '../list/list-grid.ts';
import { t } from '../messages.ts';

interface ListHeaderProps {
  isAll: boolean;
  isSome: boolean;
  onToggleAll(): void;
}

const cell = 'text-caption font-medium text-muted';

export function ListHeader({ isAll, isSome, onToggleAll }: ListHeaderProps) {
  return (
    <div role="rowgroup" className="sticky top-0 z-2 border-b border-line bg-bg max-md:sr-only">
      <div role="row" aria-rowindex={1} className={`${listGrid} h-9`}>
        <span role="columnheader">
          <Checkbox
            label={t('select_all')}
            isLabelHidden
            checked={isAll}
            isMixed={isSome && !isAll}
            onChange={onToggleAll}
          />
        </span>
        <span role="columnheader" className={cell}>
          <span className="sr-only">{t('column_play')}</span>
        </span>
        <span role="columnheader" className={cell}>
          {t('column_text')}
        </span>
        <span role="columnheader" className={cell}>
          {t('column_voice')}
        </span>
        <span role="columnheader" className={`${cell} hidden 2.5xl:block`}>
          {t('column_model')}
        </span>
        <span role="columnheader" className={`${cell} text-end`}>
          {t('column_length')}
        </span>
        <span role="columnheader" className={`${cell} text-end`}>
          {t('column_time')}
        </span>
        <span role="columnheader">
          <span className="sr-only">{t('column_actions')}</span>
        </span>
      </div>
    </div>
  );
}
