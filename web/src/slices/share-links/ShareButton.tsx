import { Share2 } from 'lucide-react';
import { useUser } from '../../lib/account.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { mayShare } from './may-share.ts';
import { t } from './messages.ts';
import { openShare } from './open-share.ts';

interface ShareButtonProps {
  /** Null where there is no item in the history. */
  historyItemId: string | null;
  title: string;
}

/** Opens the dialog with the public link. A workspace that may not share has no such button. */
export function ShareButton({ historyItemId, title }: ShareButtonProps) {
  const user = useUser();
  if (!mayShare(user)) return null;
  return (
    <IconButton
      label={t('share')}
      aria-haspopup="dialog"
      disabledReason={historyItemId === null ? t('no_item') : undefined}
      onClick={() => historyItemId !== null && openShare({ id: historyItemId, title })}
    >
      <Share2 size={17} strokeWidth={1.75} />
    </IconButton>
  );
}
