import { listEngineModels } from '#contract/engine-models/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { useRead } from '../../../lib/queries.ts';
import { RingMeter } from '../../../ui/plan/Meter.tsx';
import { t } from './messages.ts';

/** A ring at the end of the tab while a model is being installed. */
export function ModelsBadge() {
  const models = useRead(listEngineModels, {}, { staleTime: 15_000 }).data as
    | Answer<typeof listEngineModels>
    | undefined;
  const running = models?.installs.filter(({ state }) => state !== 'failed' && state !== 'paused') ?? [];
  if (running.length === 0) return null;
  const total = running.reduce((sum, one) => sum + (one.bytes_total ?? 0), 0);
  const done = running.reduce((sum, one) => sum + one.bytes_done, 0);
  return (
    <span className="ms-auto flex">
      <RingMeter left={done} limit={Math.max(total, 1)} size={16} tone="ink" />
      <span className="sr-only">{t('badge')}</span>
    </span>
  );
}
