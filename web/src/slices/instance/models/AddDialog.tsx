import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { installModelFromAddress, installModelFromFile, listEngineModels } from '#contract/engine-models/api.ts';
import { call } from '../../../lib/api.ts';
import { formatSize } from '../../../lib/format.ts';
import { invalidate } from '../../../lib/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Button, buttonClass } from '../../../ui/button/Button.tsx';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { FieldError } from '../../../ui/form/FieldError.tsx';
import { Segment } from '../../../ui/form/Segment.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { t } from './messages.ts';

const sources = ['file', 'address'] as const;
type Source = (typeof sources)[number];

const isAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
const isChecksum = (text: string) => text === '' || /^[0-9a-f]{64}$/i.test(text);

/** Installs a model from an archive: a file of this computer, or an address. */
export function AddDialog({ onClose }: { onClose(): void }) {
  const id = useId();
  const [source, setSource] = useState<Source>('file');
  const [file, setFile] = useState<File>();
  const [address, setAddress] = useState('');
  const [checksum, setChecksum] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const isComplete = source === 'file' ? file !== undefined : isAddress(address) && isChecksum(checksum);

  async function submit() {
    setIsTried(true);
    if (isBusy || !isComplete) return;
    setIsBusy(true);
    setError(null);
    const { signal } = leaving.current;
    try {
      const install =
        source === 'file' && file
          ? await call(installModelFromFile, { body: { fields: {}, files: { file } } }, { signal })
          : await call(
              installModelFromAddress,
              { body: { url: address, ...(checksum ? { sha256: checksum } : {}) } },
              { signal },
            );
      toastSuccess(t('started', { name: install.name }));
      invalidate(listEngineModels);
      onClose();
    } catch (reason) {
      if (signal.aborted) return;
      setError(reason);
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title={t('add_title')}
      description={t('add_text')}
      isOpen
      onOpenChange={onClose}
      hasUnsaved={isBusy}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" form={id} look="primary" isBusy={isBusy}>
            {t('add_model')}
          </Button>
        </>
      }
    >
      <Segment
        label={t('add_from')}
        value={source}
        onChange={setSource}
        options={sources.map((value) => ({ value, label: t(`from_${value}`) }))}
      />
      <form
        id={id}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {source === 'file' ? (
          <FileDrop file={file} error={isTried && !file ? t('file_error') : undefined} onChoose={setFile} />
        ) : (
          <>
            <TextField
              label={t('address')}
              type="url"
              inputMode="url"
              autoComplete="off"
              value={address}
              error={isTried && !isAddress(address) ? t('address_error') : undefined}
              onChange={(event) => setAddress(event.target.value.trim())}
            />
            <TextField
              label={t('checksum')}
              help={t('checksum_help')}
              autoComplete="off"
              spellCheck={false}
              value={checksum}
              error={isTried && !isChecksum(checksum) ? t('checksum_error') : undefined}
              onChange={(event) => setChecksum(event.target.value.trim())}
            />
          </>
        )}
        {isBusy && source === 'file' && (
          <div role="status" className="flex flex-col gap-2 text-table text-muted">
            {t('sending')}
            <Progress label={t('sending')} value={0} max={0} />
          </div>
        )}
        <CallFailure error={error} />
      </form>
    </Dialog>
  );
}

interface FileDropProps {
  file: File | undefined;
  error: string | undefined;
  onChoose(file: File | undefined): void;
}

function FileDrop({ file, error, onChoose }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) onChoose(dropped);
  }
  return (
    <div className="flex flex-col gap-1.5">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={clsx(
          'flex flex-col items-center gap-3 rounded-xl border border-dashed px-6 py-8 text-center',
          isOver ? 'border-accent bg-accent-soft' : 'border-control',
        )}
      >
        <Upload size={22} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
        <p className="max-w-full text-table break-words">
          {file ? (
            <>
              <bdi className="font-medium">{file.name}</bdi> <span className="text-muted">{formatSize(file.size)}</span>
            </>
          ) : (
            t('drop_file')
          )}
        </p>
        <label
          htmlFor={id}
          className={`${buttonClass({ size: 'sm' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
        >
          {t('choose_file')}
          <input
            id={id}
            type="file"
            accept=".tar,.gz,.tgz,.bz2,.tbz2,.zip"
            aria-describedby={error ? `${id}-error` : undefined}
            className="absolute size-px opacity-0"
            onChange={(event) => {
              onChoose(event.target.files?.[0]);
              // Clearing the field lets the same file be chosen again after it was changed.
              event.target.value = '';
            }}
          />
        </label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
