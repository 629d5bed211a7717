import { clsx } from 'clsx';
import { memo, type CSSProperties, type MouseEvent } from 'react';
import { textOf } from '../../../lib/player/item-text.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { formatTime } from '../../../lib/format.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Orb } from '../../../ui/audio/Orb.tsx';
import { ItemPlayButton } from './ItemPlayButton.tsx';
import { listGrid } from '../list/list-grid.ts';
import { ItemMenu } from './ItemMenu.tsx';
import { nameOf, timeOf, seedOf, voiceOf } from '../item-labels.ts';
import { t } from '../messages.ts';
import { TaggedText } from './TaggedText.tsx';
import { GroupMark } from './GroupMark.tsx';
import { TakeMark, TakeTitle } from './TakeMark.tsx';
import { groupIdsOf } from '../list/rows.ts';

/** The actions of a row. All rows share one object, so that they are not rendered again. */
export interface RowActions {
  hrefOf(id: string): string;
  open(id: string): void;
  toggle(id: string, isRange: boolean): void;
  reuse(item: HistoryItem): void;
  /** Lists the takes of one text. */
  showTakes(group: string): void;
  /** Shows or hides the other takes of a row's text. */
  toggleGroup(group: string): void;
}

interface ItemRowProps {
  item: HistoryItem;
  modelName: string;
  isSelected: boolean;
  /** Some items of the row's group are selected, and some are not. */
  isMixed?: boolean;
  isOpen: boolean;
  /** The row is another take below the newest of its group. */
  isTake?: boolean;
  /** The takes of the row's group are below it. */
  isGroupOpen?: boolean;
  /** The row's index in the whole table, including the header, for assistive technology. */
  rowIndex: number;
  actions: RowActions;
  style: CSSProperties;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, modelName, isSelected, isMixed = false, isOpen, rowIndex, actions, style } = props;
  const { isTake = false, isGroupOpen = false } = props;
  const id = item.history_item_id;
  const name = nameOf(item);
  const group = groupIdsOf(item);
  // A closed group is one thing: what is done to its row is done to all of its takes.
  const closedCount = isGroupOpen ? 1 : group.length;
  const mark =
    group.length > 1 ? (
      <GroupMark count={group.length} isOpen={isGroupOpen} onToggle={() => actions.toggleGroup(item.take.group_id)} />
    ) : (
      !isTake && <TakeMark item={item} onShow={actions.showTakes} />
    );
  const length = item.duration_seconds === null ? '' : formatTime(item.duration_seconds);
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      data-item={id}
      data-group={group.length > 1 ? item.take.group_id : undefined}
      style={style}
      className={clsx(
        listGrid,
        'absolute inset-x-0 top-0 border-b border-line',
        isSelected || isOpen ? 'bg-selected' : isTake ? 'bg-sunken/60 hover:bg-hover' : 'hover:bg-hover',
      )}
    >
      <span role="cell" className="z-1 max-md:hidden">
        <Checkbox
          label={t('select', { name })}
          isLabelHidden
          checked={isSelected}
          isMixed={isMixed}
          onChange={(_, event) => actions.toggle(id, (event.nativeEvent as PointerEvent).shiftKey)}
        />
      </span>
      <span role="cell" className={clsx('z-1', isTake && 'md:ps-2')}>
        <ItemPlayButton item={item} />
      </span>
      <span role="cell" className="min-w-0 md:pe-3">
        {/* The link covers the row, so that a click anywhere opens the item while only the text is read out. */}
        <a
          href={actions.hrefOf(id)}
          aria-current={isOpen || undefined}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            actions.open(id);
          }}
          className="block rounded-xs outline-offset-4 after:absolute after:inset-0"
        >
          {(isTake || isGroupOpen) && <TakeTitle take={item.take} />}
          <TaggedText
            text={textOf(item)}
            className={clsx('max-w-[110ch]', (isTake || isGroupOpen) && 'line-clamp-1!')}
          />
        </a>
        <span className="mt-1.5 flex items-center gap-1.5 truncate text-caption text-muted md:hidden">
          <Orb seed={seedOf(item)} size={16} />
          {t('voice_length_time', { voice: voiceOf(item), length, time: timeOf(item.date_unix) })}
          {item.is_partial && <Badge>{t('stopped_early')}</Badge>}
          {mark}
        </span>
      </span>
      <span role="cell" className="flex min-w-0 items-center gap-2 text-table max-md:hidden">
        <Orb seed={seedOf(item)} size={22} />
        <span className="line-clamp-2 min-w-0 leading-5 break-words" title={voiceOf(item)}>
          {voiceOf(item)}
        </span>
        {mark}
        {item.is_partial && <Badge>{t('stopped_early')}</Badge>}
        {item.state === 'processing' && <Badge>{t('being_stored')}</Badge>}
      </span>
      <span role="cell" className="hidden truncate text-table text-muted 2.5xl:block">
        {modelName}
      </span>
      <span role="cell" className="text-end text-table tabular-nums max-md:hidden">
        {length}
      </span>
      <span role="cell" className="text-end text-table text-muted tabular-nums max-md:hidden">
        {timeOf(item.date_unix)}
      </span>
      <span role="cell" className="z-1 justify-self-end">
        <ItemMenu
          item={item}
          onOpen={() => actions.open(id)}
          onReuse={() => actions.reuse(item)}
          onToggle={() => actions.toggle(id, false)}
          isSelected={isSelected}
          ids={closedCount > 1 ? group : undefined}
        />
      </span>
    </div>
  );
});
