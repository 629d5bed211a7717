import { useTitle } from '../../lib/hooks.ts';
import { HistoryTab } from '../history/public.ts';
import { ChangerHeader } from './ChangerHeader.tsx';
import { t } from './messages.ts';

export function ChangerHistoryScreen() {
  useTitle(t('history_title'));
  return (
    <>
      <ChangerHeader current="history" />
      <div className="min-h-0 flex-1 overflow-auto">
        <div className="mx-auto max-w-[860px]">
          <HistoryTab source="STS" />
        </div>
      </div>
    </>
  );
}
