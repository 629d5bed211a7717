import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { clsx } from 'clsx';
import { pages } from '#contract/pages.ts';
import { formatNumber, formatSize } from '../../../lib/format.ts';
import { buttonClass } from '../../../ui/button/Button.tsx';
import { t } from '../messages.ts';
import { errorId, findAnswered, type ApiError } from '../documents/catalogue.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import type { Operation } from '../documents/operation.ts';
import type { TryAnswer, TryState } from './answer.ts';

interface TryAnswerBoxProps {
  state: TryState;
  operation: Operation;
  errors: ApiError[];
}

/** What was answered: its outcome, its remedy where it is a refusal, and its content. */
export function TryAnswerBox({ state, operation, errors }: TryAnswerBoxProps) {
  return (
    <div
      role="region"
      aria-label={t('try_answer')}
      className={clsx(
        'flex flex-col overflow-hidden rounded-lg border border-line bg-surface',
        // Before the first answer there is one line; from then on the height stays, so that nothing moves.
        state.phase !== 'idle' && 'h-[26rem]',
      )}
    >
      <p role="status" className="flex min-h-11 flex-none flex-wrap items-center gap-x-3 px-4 py-2">
        {state.phase === 'idle' && <span className="text-table text-muted">{t('try_idle')}</span>}
        {state.phase === 'busy' && (
          <span className="text-table text-muted">
            {state.messages === undefined ? t('try_busy') : t('try_arriving', { count: state.messages })}
          </span>
        )}
        {state.phase === 'failed' && <span className="text-table text-danger">{t('try_failed')}</span>}
        {state.phase === 'done' && <Outcome answer={state.answer} />}
      </p>
      <div className={clsx('min-h-0 flex-1 overflow-auto', state.phase !== 'idle' && 'border-t border-line')}>
        {state.phase === 'busy' && state.text && <Text text={state.text} />}
        {state.phase === 'failed' && <Text text={state.message} />}
        {state.phase === 'done' && <Content answer={state.answer} operation={operation} errors={errors} />}
      </div>
    </div>
  );
}

function Outcome({ answer: { status, statusText, milliseconds, bytes, messages, isPartial } }: { answer: TryAnswer }) {
  return (
    <>
      <code className={clsx('font-mono text-table font-semibold', status < 400 ? 'text-success' : 'text-danger')}>
        {status} {statusText}
      </code>
      <span className="text-caption text-muted tabular-nums">
        {t('try_figures', { milliseconds: formatNumber(milliseconds), size: formatSize(bytes) })}
        {messages !== undefined && ` · ${t('try_messages', { count: messages })}`}
        {isPartial && ` · ${t('try_partial')}`}
      </span>
    </>
  );
}

function Content({ answer, operation, errors }: { answer: TryAnswer; operation: Operation; errors: ApiError[] }) {
  const { status, headers, text, file, type } = answer;
  const declared = new Set(operation.answers.flatMap((one) => one.headers.map(({ name }) => name.toLowerCase())));
  const [told, others] = [true, false].map((isTold) =>
    headers.filter(([name]) => (declared.has(name) || name === 'content-type') === isTold),
  );
  const error = findAnswered(errors, status, text);
  return (
    <>
      {error && <Remedy error={error} />}
      {file && (
        <div className="flex flex-wrap items-center gap-3 p-4">
          {type.startsWith('audio/') && (
            // What is spoken was given as a text above.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <audio controls src={file} aria-label={t('try_audio')} className="h-10 min-w-0 flex-[1_1_240px]" />
          )}
          <a href={file} download={`answer.${type.split('/')[1] ?? 'bin'}`} className={buttonClass({ size: 'sm' })}>
            <Download size={14} strokeWidth={1.75} aria-hidden="true" />
            {t('try_save')}
          </a>
        </div>
      )}
      <HeaderTable headers={told ?? []} />
      {text && <Text text={text} />}
      {others && others.length > 0 && (
        <details className="border-t border-line">
          <summary className="px-4 py-2 text-table font-medium hover:bg-hover">{t('try_headers')}</summary>
          <HeaderTable headers={others} />
        </details>
      )}
    </>
  );
}

function HeaderTable({ headers }: { headers: [string, string][] }) {
  if (headers.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 px-4 py-2.5 font-mono text-caption">
      {headers.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="break-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the catalogue of errors says about it. */
function Remedy({ error: { name, status, when, remedy } }: { error: ApiError }) {
  return (
    <div className="flex flex-col gap-1 border-b border-line bg-danger-soft px-4 py-3 text-table">
      <Markdown text={when} />
      <Markdown text={remedy} className="font-medium" />
      <Link
        to={pages.docs}
        hash={errorId(name)}
        className="w-fit font-mono text-caption underline underline-offset-2 hover:decoration-2"
      >
        {t('try_in_catalogue', { status })}
      </Link>
    </div>
  );
}

function Text({ text }: { text: string }) {
  return (
    <pre
      dir="ltr"
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={t('try_text')}
      className="p-4 font-mono text-caption leading-5 break-words whitespace-pre-wrap"
    >
      {text}
    </pre>
  );
}
