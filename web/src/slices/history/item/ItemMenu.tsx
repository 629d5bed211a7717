import {
  Copy,
  Download,
  Link,
  ListEnd,
  MoreHorizontal,
  PanelRight,
  Share2,
  SquareCheck,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { pageAddress } from '#contract/pages.ts';
import { scriptOf } from '../../../lib/player/item-script.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { openDownloads } from '../../downloads/public.ts';
import { enqueueItem } from '../../player/public.ts';
import { mayShare, openShare } from '../../share-links/public.ts';
import { knownUser } from '../../../lib/account.ts';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import type { MenuItem } from '../../../ui/overlay/MenuPanel.tsx';
import { copyText } from '../../../lib/browser/copy-text.ts';
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
  /** The items that are deleted, where the row stands for more than its own. */
  ids?: readonly string[] | undefined;
}

const linkTo = (item: string) => new URL(pageAddress('history', { item }), location.origin).href;

/** Draws a plain button until it is pressed, because a long list has a hundred of them. */
export function ItemMenu({ item, onOpen, onReuse, onToggle, isSelected = false, ids }: ItemMenuProps) {
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
    {
      label: t('copy_text'),
      icon: <Copy {...icon} />,
      onSelect: () => void copyText(scriptOf(item), t('text_copied')),
    },
    {
      label: t('copy_link'),
      icon: <Link {...icon} />,
      onSelect: () => void copyText(linkTo(item.history_item_id), t('link_copied')),
    },
    {
      label: t('download'),
      icon: <Download {...icon} />,
      onSelect: () =>
        button.current && openDownloads({ id: item.history_item_id, title: nameOf(item) }, button.current),
    },
    ...(mayShare(knownUser())
      ? [
          {
            label: t('share'),
            icon: <Share2 {...icon} />,
            onSelect: () => openShare({ id: item.history_item_id, title: nameOf(item) }),
          },
        ]
      : []),
    'divider',
    {
      label: ids ? t('delete_group', { count: ids.length }) : t('delete'),
      icon: <Trash2 {...icon} />,
      isDanger: true,
      onSelect: () => deleteWithUndo(ids ?? [item.history_item_id]),
    },
  ];
  return <Menu label={label} trigger={trigger} items={items} isOpen={isOpen} onOpenChange={setIsOpen} />;
}
