import { Command } from 'cmdk';
import { useEffect, useState } from 'react';
import { listHistory } from '#contract/history.ts';
import { errorMessage } from '../../lib/errors.ts';
import { formatDate } from '../../lib/format.ts';
import { playHistoryItem } from '../../lib/history-playback.ts';
import { useRead } from '../../lib/queries.ts';
import { Orb } from '../../ui/Orb.tsx';
import { t } from '../messages.ts';
import { PaletteItem } from './PaletteItem.tsx';

const shown = 5;
/** Milliseconds without another letter before the server is asked. */
const calm = 200;

function useCalm(value: string): string {
  const [calmed, setCalmed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalmed(value), calm);
    return () => clearTimeout(timer);
  }, [value]);
  return calmed;
}

/** What was spoken: the newest, or what the server finds with the words as they are typed. Choosing one plays it. */
export function HistoryItems({ search }: { search: string }) {
  const asked = useCalm(search);
  const { data, error, isFetching } = useRead(
    listHistory,
    { query: { page_size: shown, ...(asked ? { search: asked } : {}) } },
    { staleTime: 5000 },
  );
  const items = data?.history ?? [];
  if (error) return <Note>{t('palette_history_failed', { reason: errorMessage(error) })}</Note>;
  if (items.length === 0) return search && (isFetching || asked !== search) && <Note>{t('palette_searching')}</Note>;
  return (
    <Command.Group forceMount heading={asked ? t('group_found') : t('group_recent')}>
      {items.map((item) => (
        <PaletteItem
          key={item.history_item_id}
          id={`history-${item.history_item_id}`}
          keywords={[]}
          isFound
          icon={<Orb seed={item.voice_id ?? ''} size={22} />}
          label={item.text ?? ''}
          detail={t('item_by', { voice: item.voice_name ?? '', date: formatDate(item.date_unix) })}
          onChoose={() => playHistoryItem(item)}
        />
      ))}
    </Command.Group>
  );
}

const Note = ({ children }: { children: string }) => <p className="px-2 py-3 text-table text-muted">{children}</p>;
