import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { pages } from '#contract/pages.ts';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { t } from './messages.ts';
import { MarkdownLine } from './markdown/Markdown.tsx';
import { MethodBadge } from './MethodBadge.tsx';
import { errorId, errorsId, findErrors, sortErrors, type ApiError } from './documents/catalogue.ts';
import {
  findOperations,
  groupOperations,
  tagWords,
  type Operation,
  type OperationGroup,
  type Area,
} from './documents/operation.ts';

interface OperationNavProps {
  operations: Operation[];
  errors: ApiError[];
  areas: Area[];
}

/** Every operation by its area, the public API first. Arrows walk from the search into the list and along it. */
export function OperationNav({ operations, errors, areas }: OperationNavProps) {
  const [query, setQuery] = useState('');
  const root = useRef<HTMLElement>(null);
  const found = findOperations(operations, query);
  const foundErrors = query ? sortErrors(findErrors(errors, query)) : [];
  const groups = groupOperations(found, areas);
  const isNothing = found.length + foundErrors.length === 0;
  // A link from elsewhere leads to the middle of the list.
  useEffect(() => {
    root.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const stops = Array.from(root.current?.querySelectorAll<HTMLElement>('input, a') ?? []);
    const at = stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1);
    stops[Math.max(0, Math.min(at, stops.length - 1))]?.focus();
  }

  return (
    // The arrows are shared by the field and the links, so they are read where both are.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav ref={root} aria-label={t('operations')} className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <div className="flex-none px-4 pb-3">
        <SearchField label={t('search')} value={query} onChange={(event) => setQuery(event.target.value)} />
      </div>
      <div className="min-h-0 flex-1 overflow-auto px-2 pb-6">
        {!query && errors.length > 0 && (
          <ul className="pb-3">
            <li>
              <NavLink id={errorsId} className="items-center">
                <span className="font-medium">{t('errors_title')}</span>
              </NavLink>
            </li>
          </ul>
        )}
        <NavPart title={t('public_api')} groups={groups.filter(({ isPublicApi }) => isPublicApi)} />
        <NavPart title={t('own_api')} groups={groups.filter(({ isPublicApi }) => !isPublicApi)} />
        {foundErrors.length > 0 && (
          <section aria-label={t('errors_title')} className="pb-3">
            <h2 className="px-2.5 pt-2 pb-1 text-caption font-semibold">{t('errors_title')}</h2>
            <ul>
              {foundErrors.map(({ name, http, status, when }) => (
                <li key={name}>
                  <NavLink id={errorId(name)}>
                    <span className="w-11 flex-none font-mono text-caption font-semibold text-danger">{http}</span>
                    <span className="min-w-0">
                      <span className="block truncate font-mono text-caption leading-[18px]">{status}</span>
                      <span className="block truncate text-caption text-muted">
                        <MarkdownLine isPlain text={when} />
                      </span>
                    </span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p role="status" className={isNothing ? 'px-2.5 py-4 text-muted' : 'sr-only'}>
          {isNothing ? t('none_found', { query }) : query && t('found', { count: found.length })}
        </p>
      </div>
    </nav>
  );
}

function NavPart({ title, groups }: { title: string; groups: OperationGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section aria-label={title} className="pb-3">
      <h2 className="px-2.5 pt-2 text-caption font-semibold">{title}</h2>
      {groups.map(({ tag, operations }) => (
        <div key={tag} className="pb-2">
          <h3 className="px-2.5 pt-2 pb-1 text-caption font-medium text-muted">{tagWords(tag)}</h3>
          <ul>
            {operations.map(({ id, method, path, summary }) => (
              <li key={id}>
                <NavLink id={id}>
                  <MethodBadge method={method} isShort />
                  <span className="min-w-0">
                    <span className="block truncate font-mono text-caption leading-[18px]">{path}</span>
                    <span className="block truncate text-caption text-muted">
                      <MarkdownLine isPlain text={summary} />
                    </span>
                  </span>
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function NavLink({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  return (
    <Link
      to={pages.docs}
      hash={id}
      activeOptions={{ includeHash: true }}
      className={clsx(
        'flex min-h-9 items-start gap-2.5 rounded-md px-2.5 py-2 hover:bg-hover aria-[current=page]:bg-selected max-lg:min-h-11',
        className,
      )}
    >
      {children}
    </Link>
  );
}
