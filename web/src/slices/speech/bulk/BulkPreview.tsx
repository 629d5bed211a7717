import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { pages } from '#contract/pages.ts';
import { createSpeechBatch } from '#contract/speech-batches/api.ts';
import { track } from '../../analytics/public.ts';
import { errorMessage } from '../../../lib/failures/errors.ts';
import { formatCredits } from '../../../lib/format.ts';
import { noteJob, showFilesIfFull } from '../../jobs/public.ts';
import { useCall } from '../../../lib/queries.ts';
import { useStore } from '../../../lib/store.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { UpgradeLink } from '../../../ui/plan/upgrade-link.ts';
import { t } from './messages.ts';
import { useDraftDictionaries } from '../drafts/use-draft-dictionaries.ts';
import { useSpeech } from '../use-speech.ts';
import { withFirst, type BulkRow } from './bulk-rows.ts';
import { bulkStore, closeTable, removeRows } from './bulk-store.ts';
import { BulkDefaults } from './BulkDefaults.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { bodyOf, useCheck } from './use-check.ts';

/** Shows every row with its price and its problems before anything is generated. */
export function BulkPreview({ rows }: { rows: BulkRow[] }) {
  const bulk = useStore(bulkStore, (state) => state);
  const { voices, voice: draftVoice, models, model: draftModel } = useSpeech();
  const voice = voices?.find(({ voice_id }) => voice_id === bulk.voice_id) ?? draftVoice;
  const model = models?.find(({ model_id }) => model_id === bulk.model_id) ?? draftModel;
  const ofDraft = useDraftDictionaries();
  const locators = bulk.dictionaries === 'draft' ? ofDraft : bulk.dictionaries === 'none' ? [] : null;
  const defaults = voice &&
    model && {
      voice_id: voice.voice_id,
      model_id: model.model_id,
      output_format: bulk.output_format,
      ...(locators ? { pronunciation_dictionary_locators: [...locators] } : {}),
    };
  const check = useCheck(rows, defaults);
  const [isOnlyBad, setIsOnlyBad] = useState(false);
  /** The rows that the first check found faulty. They stay first, so that no row moves while it is repaired. */
  const [first, setFirst] = useState<ReadonlySet<number> | null>(null);
  const create = useCall(createSpeechBatch);
  const navigate = useNavigate();

  const bad = rows.filter(({ id }) => check.rows.get(id)?.problem !== undefined);
  if (first === null && !check.isStale && check.rows.size > 0) setFirst(new Set(bad.map(({ id }) => id)));
  const isOver = check.left >= 0 && check.total > check.left;
  const canStart = defaults && !check.isStale && !check.error && !check.isTooLong && bad.length === 0 && !isOver;
  const obstacle = bad.length > 0 ? t('bulk_fix_first') : check.isStale ? t('bulk_checking') : undefined;

  async function start(): Promise<void> {
    if (!canStart) return;
    const name = bulk.name.trim() || t('bulk_title');
    const subtitles = bulk.subtitles === '' ? [] : [bulk.subtitles];
    const body = { ...bodyOf(rows, defaults), name, subtitles };
    const job = await create.mutateAsync({ body }, { onError: showFilesIfFull });
    noteJob(job);
    track('speech_synthesis_started', { task: 'text-to-speech' });
    closeTable();
    await navigate({ to: pages.bulk, search: { job: job.job_id } });
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4">
      <BulkDefaults voices={voices} voice={voice} models={models} model={model} />
      {bulk.ignored.length > 0 && (
        <Banner tone="info">{t('bulk_ignored', { count: bulk.ignored.length, names: bulk.ignored.join(', ') })}</Banner>
      )}
      {check.isTooLong && <Banner tone="warning">{t('bulk_too_long')}</Banner>}
      {Boolean(check.error) && (
        <ErrorCard title={errorMessage(check.error)} onRetry={check.again}>
          {t('bulk_check_failed')}
        </ErrorCard>
      )}
      {create.isError && (
        <ErrorCard title={errorMessage(create.error)} onRetry={check.again}>
          {t('bulk_check_failed')}
        </ErrorCard>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="text-table">
          <span className="font-medium">{t('bulk_rows', { count: rows.length })}</span>{' '}
          <span className={clsx(bad.length > 0 ? 'text-danger' : 'text-muted')}>
            {bad.length > 0
              ? t('bulk_bad_rows', { count: bad.length })
              : check.isStale
                ? t('bulk_checking')
                : t('bulk_none_bad')}
          </span>
        </p>
        {bad.length > 0 && (
          <>
            <Button size="sm" aria-pressed={isOnlyBad} onClick={() => setIsOnlyBad(!isOnlyBad)}>
              {t('bulk_show_bad')}
            </Button>
            <Button size="sm" onClick={() => removeRows(new Set(bad.map(({ id }) => id)))}>
              {t('bulk_remove_bad')}
            </Button>
          </>
        )}
        <Button size="sm" look="ghost" className="ms-auto" onClick={closeTable}>
          {t('bulk_start_over')}
        </Button>
      </div>
      <PreviewTable
        rows={withFirst(isOnlyBad && bad.length > 0 ? bad : rows, first ?? new Set())}
        check={check}
        voices={voices ?? []}
        defaultVoice={voice}
      />
      <div className="flex flex-none flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className="me-auto max-w-[60ch] text-caption text-muted">
          {isOver ? t('bulk_over_help') : t('bulk_before')}
        </p>
        {isOver && !check.isStale ? (
          <>
            <Badge tone="danger" id="bulk-obstacle">
              {t('bulk_over', { needed: check.total, left: check.left })}
            </Badge>
            <UpgradeLink />
          </>
        ) : (
          <>
            <span className="text-caption text-muted tabular-nums">
              {check.left < 0 ? t('credits_extended') : t('bulk_left', { left: check.left })}
            </span>
            <Badge>
              <Coins size={12} strokeWidth={1.75} aria-hidden="true" />
              {t('bulk_total', { credits: check.isStale ? '…' : formatCredits(check.total) })}
            </Badge>
            <span id="bulk-obstacle" className="sr-only">
              {obstacle}
            </span>
          </>
        )}
        <Button
          look="primary"
          isDisabled={!canStart}
          isBusy={create.isPending}
          aria-describedby={canStart ? undefined : 'bulk-obstacle'}
          onClick={() => void start().catch(() => undefined)}
        >
          {t('bulk_start', { count: rows.length })}
        </Button>
      </div>
    </div>
  );
}
