import { clsx } from 'clsx';
import { Download, Upload } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { maxBatchRows } from '#contract/speech-batches/types.ts';
import { saveBlob } from '../../../lib/download.ts';
import { errorMessage } from '../../../lib/failures/errors.ts';
import { formatSize } from '../../../lib/format.ts';
import { Button, buttonClass } from '../../../ui/button/Button.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { t } from './messages.ts';
import { openTable } from './bulk-store.ts';
import { columns } from './columns.ts';
import { FileError, maxFileSize, readTable } from './read-file.ts';
import { template, templateName } from './template.ts';

const size = formatSize(maxFileSize);

function reasonOf(error: unknown): string {
  return error instanceof FileError
    ? t(`bulk_problem_${error.problem}`, { size, rows: maxBatchRows, line: error.line })
    : errorMessage(error);
}

/** Draws the drop zone for the file, with the limits and the columns. */
export function BulkFile() {
  const [isOver, setIsOver] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    setIsReading(true);
    setProblem(null);
    try {
      openTable(await readTable(file), file.name);
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setIsReading(false);
    }
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void open(event.dataTransfer.files[0]);
  }

  return (
    <div className="flex w-full max-w-[720px] flex-col gap-5">
      {problem && <ErrorCard title={problem} />}
      {/* Keyboards use the field inside. This only enlarges the area for the pointer. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={clsx(
          'flex flex-col items-center gap-4 rounded-xl border border-dashed px-6 py-12 text-center',
          isOver ? 'border-accent bg-accent-soft' : 'border-control',
        )}
      >
        <Upload size={24} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
        <p className="font-medium">{isReading ? t('bulk_reading') : t('bulk_drop')}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <label
            htmlFor={id}
            className={`${buttonClass({ look: 'primary' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
          >
            {t('bulk_browse')}
            <input
              id={id}
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
              className="absolute size-px opacity-0"
              onChange={(event) => {
                void open(event.target.files?.[0]);
                // Clearing the field lets the user choose the same file again after changing it.
                event.target.value = '';
              }}
            />
          </label>
          <Button
            icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => saveBlob(new Blob([template], { type: 'text/csv' }), templateName)}
          >
            {t('bulk_template')}
          </Button>
        </div>
        <p className="max-w-[60ch] text-table text-muted">{t('bulk_limits', { rows: maxBatchRows, size })}</p>
      </div>
      <p className="text-table text-muted">
        {t.rich('bulk_columns', {
          columns: (
            <code key="columns" dir="ltr" className="font-mono text-ink-2">
              {columns.join(', ')}
            </code>
          ),
        })}
      </p>
      <p className="text-table text-muted">{t('bulk_promise')}</p>
    </div>
  );
}
