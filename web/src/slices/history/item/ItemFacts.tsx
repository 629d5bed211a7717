import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HistoryItem } from '#contract/history/types.ts';
import { formatCredits } from '../../../lib/format.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { NoteList } from '../../../ui/feedback/NoteList.tsx';
import { creditsOfItem } from '../csv.ts';
import { formatLabel } from '../item-labels.ts';
import { t } from '../messages.ts';

const decimal = new Intl.NumberFormat(formatLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-7 grid-cols-[132px_minmax(0,1fr)] items-center text-table">
      <dt className="text-muted">{name}</dt>
      <dd className="flex min-w-0 items-center gap-1.5">{children}</dd>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(t('request_copied'));
  } catch {
    toastError(t('copy_failed'));
  }
}

/** Lists how an item was made. Unknown facts are left out. */
export function ItemFacts({ item, modelName }: { item: HistoryItem; modelName: string }) {
  const { settings, request_id } = item;
  const numbers = settings && [
    { name: t('speed'), value: settings.speed },
    { name: t('stability'), value: settings.stability },
    { name: t('similarity'), value: settings.similarity_boost },
    { name: t('style'), value: settings.style },
  ];
  const format = formatLabel(item.output_format);
  return (
    <>
      <dl className="flex flex-col gap-0.5">
        {modelName && <Fact name={t('model')}>{modelName}</Fact>}
        {numbers?.map(({ name, value }) => (
          <Fact key={name} name={name}>
            <span className="tabular-nums">{decimal.format(value)}</span>
          </Fact>
        ))}
        {settings && <Fact name={t('speaker_boost')}>{settings.use_speaker_boost ? t('on') : t('off')}</Fact>}
        {format && <Fact name={t('format_name')}>{format}</Fact>}
        <Fact name={t('cost')}>
          <span className="tabular-nums">{formatCredits(creditsOfItem(item))}</span>
        </Fact>
        {request_id && (
          <Fact name={t('request')}>
            <span className="truncate font-mono text-caption" title={request_id}>
              {request_id}
            </span>
            <IconButton label={t('copy_request')} size="sm" onClick={() => void copy(request_id)}>
              <Copy size={14} strokeWidth={1.75} />
            </IconButton>
          </Fact>
        )}
      </dl>
      <NoteList notes={item.warnings} />
    </>
  );
}
