import { Copy, Download, ListEnd, MoreHorizontal, PanelRight, SquareCheck, Trash2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { HistoryItem } from '#contract/history/types.ts';
import { openDownloads } from '../../downloads/public.ts';
import { enqueueItem } from '../../player/public.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import type { MenuItem } from '../../../ui/overlay/MenuPanel.tsx';
import { deleteWithUndo } from '../deletion.ts';
import { nameOf } from '../item-labels.ts';
import { t } from '../messages.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const buttonClass =
  'grid size-7 flex-none place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink active:bg-press max-md:size-11';

interface ItemMenuProps {
  item: HistoryItem;
  onOpen?: (() => void) | undefined;
  onReuse(): void;
  /** The handler is absent where items cannot be selected. */
  onToggle?: (() => void) | undefined;
  isSelected?: boolean;
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(t('text_copied'));
  } catch {
    toastError(t('copy_failed'));
  }
}

/** Draws a plain button until it is pressed, because a long list has a hundred of them. */
export function ItemMenu({ item, onOpen, onReuse, onToggle, isSelected = false }: ItemMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isMade, setIsMade] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = t('actions_of', { name: nameOf(item) });
  const trigger = (
    <button
      ref={button}
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      className={buttonClass}
      {...(isMade
        ? {}
        : {
            onClick: () => {
              setIsMade(true);
              setIsOpen(true);
            },
          })}
    >
      <MoreHorizontal {...icon} />
    </button>
  );
  if (!isMade) return trigger;
  const items: (MenuItem | 'divider')[] = [
    ...(onOpen ? [{ label: t('open'), icon: <PanelRight {...icon} />, onSelect: onOpen }] : []),
    ...(onToggle
      ? [
          {
            label: t(isSelected ? 'unselect_item' : 'select_item'),
            icon: <SquareCheck {...icon} />,
            onSelect: onToggle,
          },
        ]
      : []),
    { label: t('reuse_settings'), icon: <Undo2 {...icon} />, onSelect: onReuse },
    { label: t('play_next'), icon: <ListEnd {...icon} />, onSelect: () => enqueueItem(item) },
    { label: t('copy_text'), icon: <Copy {...icon} />, onSelect: () => void copyText(item.text ?? '') },
    {
      label: t('download'),
      icon: <Download {...icon} />,
      onSelect: () =>
        button.current && openDownloads({ id: item.history_item_id, title: nameOf(item) }, button.current),
    },
    'divider',
    {
      label: t('delete'),
      icon: <Trash2 {...icon} />,
      isDanger: true,
      onSelect: () => deleteWithUndo([item.history_item_id]),
    },
  ];
  return <Menu label={label} trigger={trigger} items={items} isOpen={isOpen} onOpenChange={setIsOpen} />;
}
