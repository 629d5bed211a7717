import { clsx } from 'clsx';
import { AudioLines, Mic, Upload } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { formatSize } from '../../lib/format.ts';
import { Button, buttonClass } from '../button/Button.tsx';
import { lengthWords } from './length-words.ts';
import { acceptOf, checkFiles, type ChosenFile, type FileRules, type Rejection } from './media-files.ts';
import { t } from './messages.ts';
import { readSeconds } from './read-seconds.ts';
import { Rejections } from './Rejections.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface DropZoneProps {
  rules: FileRules;
  /** Gives the files that keep to the rules. The others are named under the zone, each with its reason. */
  onFiles(files: ChosenFile[]): void;
  /** Shows "Record audio". The screen then shows the recorder, whose file goes the way of a chosen one. */
  onRecord?: (() => void) | undefined;
  /** Replaces "Drop a file here or browse". */
  title?: string;
  description?: string;
  /** Stands beside the limits, such as what a minute costs. */
  note?: string;
  /** Why no file can be taken now. */
  disabledReason?: string | undefined;
  /** A zone that adds to a list is lower than one that fills a page. */
  isLow?: boolean;
  /** Offers other ways to begin, such as a sample. */
  children?: ReactNode;
}

function limitWords({ kinds, maxBytes, maxSeconds, maxFiles = Infinity }: FileRules): string {
  const words = {
    kinds: kinds.length > 1 ? t('kinds_both') : t(`kinds_${kinds[0] ?? 'audio'}`),
    size: formatSize(maxBytes),
  };
  if (maxSeconds === undefined) return t('limit_size', words);
  const length = lengthWords(maxSeconds);
  return maxFiles > 1 ? t('limit_each', { ...words, length }) : t('limit_both', { ...words, length });
}

/** Takes files that are dropped, chosen or pasted, or leads to a recording. */
export function DropZone(props: DropZoneProps) {
  const { rules, onFiles, onRecord, title, description, note, disabledReason, isLow = false, children } = props;
  const [isChecking, setIsChecking] = useState(false);
  const [rejected, setRejected] = useState<Rejection[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const [id, helpId] = [useId(), useId()];
  const isMany = (rules.maxFiles ?? Infinity) > 1;
  const isOff = disabledReason !== undefined;

  async function take(files: readonly File[]): Promise<void> {
    if (files.length === 0 || isOff) return;
    setIsChecking(true);
    try {
      const result = await checkFiles(files, rules, readSeconds);
      setRejected(result.rejected);
      if (result.chosen.length > 0) onFiles(result.chosen);
    } finally {
      setIsChecking(false);
    }
  }
  const isOver = useFileDrop(!isOff, (files) => void take(files));

  return (
    <div className="flex flex-col gap-3">
      <div
        className={clsx(
          'flex flex-col items-center justify-center gap-2 rounded-xl border border-dashed px-6 text-center',
          isLow ? 'py-8' : 'min-h-[420px] py-10 max-md:min-h-[360px]',
          isOver ? 'border-accent bg-accent-soft' : 'border-control',
        )}
      >
        <AudioLines size={28} strokeWidth={1.75} aria-hidden="true" className="text-ink-2" />
        <p className="mt-2 text-[15px] font-semibold">
          {isOver ? t('drop_now') : (title ?? t(isMany ? 'drop_or_browse_many' : 'drop_or_browse'))}
        </p>
        {description && <p className="max-w-[44ch] text-muted">{description}</p>}
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          <label
            htmlFor={id}
            className={clsx(
              buttonClass({ look: 'primary' }),
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              isOff ? 'cursor-not-allowed opacity-50' : 'cursor-pointer',
            )}
          >
            <Upload size={16} strokeWidth={1.75} aria-hidden="true" />
            {isChecking ? t('checking') : t(isMany ? 'choose_files' : 'choose_file')}
            <input
              ref={field}
              id={id}
              type="file"
              multiple={isMany}
              accept={acceptOf(rules.kinds)}
              aria-describedby={helpId}
              aria-disabled={isOff || undefined}
              className="absolute size-px opacity-0"
              onClick={(event) => {
                if (isOff) event.preventDefault();
              }}
              onChange={(event) => {
                void take([...(event.target.files ?? [])]);
                // Clearing the field lets the user choose the same file again.
                event.target.value = '';
              }}
            />
          </label>
          {onRecord && (
            <Button
              icon={<Mic size={16} strokeWidth={1.75} aria-hidden="true" />}
              isDisabled={isOff}
              aria-describedby={helpId}
              onClick={onRecord}
            >
              {t('record')}
            </Button>
          )}
        </div>
        <p id={helpId} className="mt-3 text-table text-muted">
          {disabledReason ?? [limitWords(rules), note].filter(Boolean).join(' · ')}
        </p>
        {children}
      </div>
      {rejected.length > 0 && (
        <Rejections
          rejected={rejected}
          rules={rules}
          onDismiss={() => {
            setRejected([]);
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
