import { Command } from 'cmdk';
import { useEffect, useState } from 'react';
import { listHistory } from '#contract/history/api.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { formatDate } from '../../lib/format.ts';
import { playHistoryItem } from '../../slices/player/history-playback.ts';
import { useRead } from '../../lib/queries.ts';
import { Orb } from '../../ui/audio/Orb.tsx';
import { t } from '../../lib/language/actions-messages.ts';
import { PaletteItem } from './PaletteItem.tsx';

const shown = 5;
/** Milliseconds without another keystroke before the server is asked. */
const debounceTime = 200;
const freshFor = 5000;

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceTime);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

export interface FoundHistory {
  items: HistoryItem[];
  isSearching: boolean;
  error: Error | null;
  /** The words that the items were found by. */
  asked: string;
}

/** Reads the newest items, or those that the server finds by the words that are typed. */
export function useFoundHistory(search: string): FoundHistory {
  const asked = useDebounced(search);
  const { data, error, isFetching } = useRead(
    listHistory,
    { query: { page_size: shown, ...(asked ? { search: asked } : {}) } },
    { staleTime: freshFor },
  );
  return { items: data?.history ?? [], isSearching: isFetching || asked !== search, error, asked };
}

/** Lists items of the history; choosing one plays it. */
export function HistoryItems({ found }: { found: FoundHistory }) {
  if (found.items.length === 0) return null;
  return (
    <Command.Group heading={found.asked ? t('group_found') : t('group_recent')}>
      {found.items.map((item) => (
        <PaletteItem
          key={item.history_item_id}
          id={`history-${item.history_item_id}`}
          // The words it was found by are keywords too, because the server may search in another way than the palette.
          keywords={[item.text ?? '', found.asked]}
          icon={<Orb seed={item.voice_id ?? ''} size={22} />}
          label={item.text ?? ''}
          detail={t('item_by', { voice: item.voice_name ?? '', date: formatDate(item.date_unix) })}
          onChoose={() => playHistoryItem(item)}
        />
      ))}
    </Command.Group>
  );
}
