import { Download } from 'lucide-react';
import { clsx } from 'clsx';
import { formatNumber } from '../../../lib/format.ts';
import { buttonClass } from '../../../ui/button/Button.tsx';
import { t } from '../messages.ts';
import type { TryAnswer, TryState } from './try-answer.ts';

/** It has its height before there is an answer, so that nothing moves when one comes. */
export function TryAnswerBox({ state }: { state: TryState }) {
  return (
    <div
      role="region"
      aria-label={t('try_answer')}
      className="flex h-80 flex-col overflow-hidden rounded-lg border border-line bg-surface"
    >
      <p
        role="status"
        className="flex min-h-11 flex-none flex-wrap items-center gap-x-3 border-b border-line px-4 py-2"
      >
        {state.phase === 'idle' && <span className="text-table text-muted">{t('try_idle')}</span>}
        {state.phase === 'busy' && <span className="text-table text-muted">{t('try_busy')}</span>}
        {state.phase === 'failed' && <span className="text-table text-danger">{t('try_failed')}</span>}
        {state.phase === 'done' && <Outcome answer={state.answer} />}
      </p>
      <div className="min-h-0 flex-1 overflow-auto">
        {state.phase === 'busy' && state.text && <Text text={state.text} />}
        {state.phase === 'failed' && <Text text={state.message} />}
        {state.phase === 'done' && <Content answer={state.answer} />}
      </div>
    </div>
  );
}

function Outcome({ answer: { status, statusText, milliseconds, bytes } }: { answer: TryAnswer }) {
  return (
    <>
      <code className={clsx('font-mono text-table font-semibold', status < 400 ? 'text-success' : 'text-danger')}>
        {status} {statusText}
      </code>
      <span className="text-caption text-muted tabular-nums">
        {t('try_figures', { milliseconds: formatNumber(milliseconds), bytes: formatNumber(bytes) })}
      </span>
    </>
  );
}

function Content({ answer: { headers, text, file, type } }: { answer: TryAnswer }) {
  return (
    <>
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
      {text && <Text text={text} />}
      <details className="border-t border-line">
        <summary className="px-4 py-2 text-table font-medium hover:bg-hover">{t('try_headers')}</summary>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 px-4 pb-3 font-mono text-caption max-md:grid-cols-1">
          {headers.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="break-all">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
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
