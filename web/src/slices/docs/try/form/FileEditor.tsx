import { Paperclip } from 'lucide-react';
import { useId, useRef } from 'react';
import { formatSize } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { FieldError } from '../../../../ui/form/FieldError.tsx';
import type { FieldEditorProps } from './context.ts';
import { LeaveOut } from './entry-buttons.tsx';
import { t } from '../../messages.ts';
import type { FileShape } from './field.ts';

interface FileEditorProps extends FieldEditorProps {
  limits: FileShape;
  isMany: boolean;
}

/** One file, or several of one kind. Files are kept by the browser and read when the call is sent. */
export function FileEditor({
  form,
  name,
  path,
  isRequired,
  value,
  onChange,
  limits: { types, maxBytes },
  isMany,
}: FileEditorProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const given: unknown[] = Array.isArray(value) ? value : [value];
  const files = given.filter((one): one is File => one instanceof File);
  const errors = [path, ...files.map((_, at) => [...path, at])].map(form.errorAt).filter((one) => one !== undefined);
  const words = [
    ...(types.length > 0 ? [types.join(', ')] : []),
    ...(maxBytes === undefined ? [] : [t('try_file_max', { size: formatSize(maxBytes) })]),
  ];
  const change = (next: File[]) => onChange(next.length === 0 ? undefined : isMany ? next : next[0]);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-table font-medium">
        {isRequired ? `${name} *` : name}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        multiple={isMany}
        accept={types.join(',') || undefined}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={`${id}-notes`}
        className="sr-only peer"
        onChange={({ target }) => {
          change([...(isMany ? files : []), ...(target.files ?? [])]);
          // The same file can be chosen again after it was taken out.
          target.value = '';
        }}
      />
      <div className="flex min-h-12 flex-wrap items-center gap-2 rounded-md border border-dashed border-control px-3 py-2 peer-focus-visible:outline-2 peer-focus-visible:outline-accent">
        <Button
          size="sm"
          tabIndex={-1}
          aria-hidden="true"
          icon={<Paperclip size={14} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {isMany ? t('try_choose_files') : t('try_choose_file')}
        </Button>
        {files.map((file, at) => (
          // One file may be chosen twice.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} className="flex min-w-0 items-center gap-1 rounded-sm bg-sunken ps-2 text-caption">
            <span className="min-w-0 truncate">{file.name}</span>
            <span className="flex-none text-muted tabular-nums">{formatSize(file.size)}</span>
            <LeaveOut name={file.name} onChange={() => change(files.toSpliced(at, 1))} />
          </span>
        ))}
        <span id={`${id}-notes`} className="text-caption text-muted">
          {words.join(' · ')}
        </span>
      </div>
      {errors.map((error) => (
        <FieldError key={error} id={`${id}-error`}>
          {error}
        </FieldError>
      ))}
    </div>
  );
}
