import { CopyPlus } from 'lucide-react';
import { useStore } from '../../../lib/store.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { t } from '../messages.ts';
import { textKeeper } from './draft.ts';

/** Two tabs have written: neither text goes away before somebody chooses. */
export function TextConflict() {
  const other = useStore(textKeeper.store, (text) => text.other);
  const isSaved = useStore(textKeeper.store, (text) => text.isSaved);
  return (
    <>
      {!isSaved && <Banner tone="warning">{t('draft_unsaved_help')}</Banner>}
      {other !== null && (
        <Banner
          tone="info"
          icon={<CopyPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => textKeeper.choose('other')}>
                {t('conflict_other')}
              </Button>
              <Button size="sm" onClick={() => textKeeper.choose('mine')}>
                {t('conflict_mine')}
              </Button>
            </span>
          }
        >
          <p className="font-medium">{t('conflict_title')}</p>
          <p dir="auto" className="line-clamp-2 break-words text-ink-2">
            {other.trim() === '' ? t('conflict_empty') : other}
          </p>
        </Banner>
      )}
    </>
  );
}
