import { Cpu } from 'lucide-react';
import { listEngineModels, measureMachine } from '#contract/engine-models/api.ts';
import type { ModelMachine } from '#contract/engine-models/types.ts';
import { formatRelative, formatSize } from '../../../lib/format.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { t } from './messages.ts';

/** What this machine has for models, and when its speed was measured. */
export function MachineFacts({ machine }: { machine: ModelMachine }) {
  const { cores, memory_bytes, free_memory_bytes, free_disk_bytes, measured_at_unix } = machine;
  const measure = useCall(measureMachine);
  const facts = [
    t('cores', { count: cores }),
    t('memory', { total: formatSize(memory_bytes), free: formatSize(free_memory_bytes) }),
    t('disk', { free: formatSize(free_disk_bytes) }),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg bg-surface px-4 py-2.5 text-table max-md:gap-x-4 max-md:gap-y-1">
      <span className="flex items-center gap-2 font-medium">
        <Cpu size={17} strokeWidth={1.75} aria-hidden="true" />
        {t('machine')}
      </span>
      {facts.map((fact) => (
        <span key={fact} className="text-muted">
          {fact}
        </span>
      ))}
      <Button
        size="sm"
        look="ghost"
        className="ms-auto -me-2 text-accent"
        isBusy={measure.isPending}
        onClick={() =>
          measure.mutate(
            {},
            {
              onSuccess: () => toastSuccess(t('measured')),
              onError: (error) => toastError(error),
              onSettled: () => invalidate(listEngineModels),
            },
          )
        }
      >
        {measured_at_unix === null ? t('measure') : t('measure_again', { when: formatRelative(measured_at_unix) })}
      </Button>
    </div>
  );
}
