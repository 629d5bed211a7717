import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HistoryItem } from '#contract/history/types.ts';
import { formatCredits, formatSize } from '../../../lib/format.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { NoteList } from '../../../ui/feedback/NoteList.tsx';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { creditsOfItem } from '../csv.ts';
import { formatLabel } from '../item-labels.ts';
import { t } from './drawer-messages.ts';

const decimal = new Intl.NumberFormat(formatLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-7 grid-cols-[132px_minmax(0,1fr)] items-center text-table">
      <dt className="text-muted">{name}</dt>
      <dd className="flex min-w-0 items-center gap-1.5">{children}</dd>
    </div>
  );
}

interface CodeProps {
  value: string;
  /** What the button says, and what is said when it was copied. */
  label: string;
  done: string;
}

/** A value that is copied rather than read. */
function Code({ value, label, done }: CodeProps) {
  return (
    <>
      <span className="truncate font-mono text-caption" title={value}>
        {value}
      </span>
      <IconButton label={label} size="sm" onClick={() => void copyText(value, done)}>
        <Copy size={14} strokeWidth={1.75} />
      </IconButton>
    </>
  );
}

const full = new Intl.DateTimeFormat(formatLocale, { dateStyle: 'medium', timeStyle: 'medium' });
const languages = new Intl.DisplayNames([formatLocale], { type: 'language' });

function takeName({ number, count, name, is_final }: HistoryItem['take']): string {
  const take = name ? t('take_named', { number, count, name }) : t('take_of', { number, count });
  return is_final ? `${take}, ${t('take_final')}` : take;
}

/** Lists how an item was made. Unknown facts are left out. */
export function ItemFacts({ item, modelName }: { item: HistoryItem; modelName: string }) {
  const { settings, request_id, history_item_id, language_code, seed, take } = item;
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
        <Fact name={t('created')}>{full.format(item.date_unix * 1000)}</Fact>
        {(take.count > 1 || take.name || take.is_final) && <Fact name={t('take_name')}>{takeName(take)}</Fact>}
        {modelName && <Fact name={t('model')}>{modelName}</Fact>}
        <Fact name={t('language')}>
          {language_code === null ? t('language_detected') : languages.of(language_code)}
        </Fact>
        {numbers?.map(({ name, value }) => (
          <Fact key={name} name={name}>
            <span className="tabular-nums">{decimal.format(value)}</span>
          </Fact>
        ))}
        {settings && <Fact name={t('speaker_boost')}>{settings.use_speaker_boost ? t('on') : t('off')}</Fact>}
        {seed !== null && (
          <Fact name={t('seed')}>
            <Code value={String(seed)} label={t('copy_seed')} done={t('seed_copied')} />
          </Fact>
        )}
        {format && <Fact name={t('format_name')}>{format}</Fact>}
        <Fact name={t('size')}>
          <span className="tabular-nums">{formatSize(item.size_bytes)}</span>
        </Fact>
        <Fact name={t('cost')}>
          <span className="tabular-nums">{formatCredits(creditsOfItem(item))}</span>
        </Fact>
        {request_id && (
          <Fact name={t('request')}>
            <Code value={request_id} label={t('copy_request')} done={t('request_copied')} />
          </Fact>
        )}
        <Fact name={t('item_id')}>
          <Code value={history_item_id} label={t('copy_item_id')} done={t('item_id_copied')} />
        </Fact>
      </dl>
      <NoteList notes={item.warnings} />
    </>
  );
}
