import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { pages } from '#contract/pages.ts';
import { errorId, sortErrors, type ApiError } from './documents/catalogue.ts';
import { t } from './messages.ts';
import { Markdown } from './markdown/Markdown.tsx';
import { SectionTitle } from './SectionTitle.tsx';
import { MethodBadge } from './MethodBadge.tsx';

/** Every refusal there is: when it comes, what helps, and which calls answer it. */
export function ErrorCatalogue({ errors, shownId }: { errors: ApiError[]; shownId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const place = document.getElementById(shownId);
    if (place) {
      place.scrollIntoView({ block: 'start' });
      place.focus({ preventScroll: true });
    } else heading.current?.focus();
  }, [shownId]);
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-col gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-h2 font-semibold tracking-[-0.018em] outline-none">
          {t('errors_title')}
        </h1>
        <p className="max-w-[64ch] text-ink-2">{t('errors_text')}</p>
      </header>
      {[...Map.groupBy(sortErrors(errors), ({ http }) => http)].map(([http, ones]) => (
        <section key={http} className="flex flex-col gap-3" aria-label={http}>
          <SectionTitle id={`http-${http}`} title={http} />
          <ul className="divide-y divide-line rounded-lg border border-line">
            {ones.map((error) => (
              <ErrorEntry key={error.name} error={error} />
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

function ErrorEntry({ error: { name, status, code, type, message, when, remedy, calls } }: { error: ApiError }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li
      id={errorId(name)}
      tabIndex={-1}
      className="flex scroll-mt-6 flex-col gap-1.5 px-4 py-3 outline-none max-md:px-3"
    >
      <h3 className="flex flex-wrap items-baseline gap-x-2.5">
        <code className="font-mono text-table font-semibold wrap-anywhere">{status}</code>
        {code !== status && <span className="text-caption text-muted">{t('error_code', { code })}</span>}
        <span className="text-caption text-muted">{type}</span>
      </h3>
      <Markdown text={when} className="text-table" />
      <Markdown text={remedy} className="text-table text-ink-2" />
      <p className="text-caption break-words text-muted">“{message}”</p>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="w-fit rounded-xs text-caption font-medium text-muted hover:text-ink">
          {t('error_calls', { count: calls.length })}
        </summary>
        {/* All lists together would be fifteen thousand elements. */}
        {isOpen && <CallList calls={calls} />}
      </details>
    </li>
  );
}

function CallList({ calls }: Pick<ApiError, 'calls'>) {
  return (
    <ul className="flex flex-col gap-0.5 pt-1.5">
      {calls.map(({ id, method, path }) => (
        <li key={id}>
          <Link
            to={pages.docs}
            hash={id}
            className="flex min-h-7 items-center gap-2 rounded-sm px-1 hover:bg-hover max-md:min-h-11"
          >
            <MethodBadge method={method} isShort />
            <span className="min-w-0 font-mono text-caption wrap-anywhere">{path}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
