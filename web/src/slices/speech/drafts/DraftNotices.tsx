import { CopyPlus, X } from 'lucide-react';
import { useStore } from '../../../lib/store.ts';
import { toastUndo } from '../../../lib/toasts.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { t as speech } from '../messages.ts';
import { draftText } from './draft.ts';
import { t } from './notice-messages.ts';

function restore(): void {
  const before = draftText.store.get().text;
  draftText.restoreReplaced();
  toastUndo(
    speech('text_replaced'),
    () => draftText.edit(before),
    () => undefined,
  );
}

/** Says that the draft is not saved, and that another tab has replaced the text of this one. */
export function DraftNotices() {
  const replaced = useStore(draftText.store, (draft) => draft.replaced);
  const isSaved = useStore(draftText.store, (draft) => draft.isSaved);
  return (
    <>
      {!isSaved && <Banner tone="warning">{speech('draft_unsaved_help')}</Banner>}
      {replaced !== null && (
        <Banner
          tone="info"
          icon={<CopyPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
          action={
            <span className="flex items-center gap-2">
              <Button size="sm" onClick={restore}>
                {t('restore')}
              </Button>
              <IconButton label={t('dismiss')} onClick={draftText.dismissReplaced}>
                <X size={16} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </span>
          }
        >
          <p className="font-medium">{t('title')}</p>
          <p dir="auto" className="line-clamp-2 break-words text-ink-2">
            {replaced}
          </p>
        </Banner>
      )}
    </>
  );
}
