import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { pages } from '#contract/pages.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { t } from './messages.ts';
import { MethodBadge } from './MethodBadge.tsx';
import { findOperations, groupOperations, tagWords, type Operation } from './operation.ts';

/** Every operation by its subject. Arrows walk from the search into the list and along it. */
export function OperationNav({ operations }: { operations: Operation[] }) {
  const [query, setQuery] = useState('');
  const root = useRef<HTMLElement>(null);
  const found = findOperations(operations, query);
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
        {groupOperations(found).map(({ tag, operations: ones }) => (
          <section key={tag} aria-label={tagWords(tag)} className="pb-3">
            <h2 className="px-2.5 pt-2 pb-1 text-caption font-medium text-muted">{tagWords(tag)}</h2>
            <ul>
              {ones.map(({ id, method, path, summary }) => (
                <li key={id}>
                  <Link
                    to={pages.docs}
                    hash={id}
                    activeOptions={{ includeHash: true }}
                    className="flex min-h-9 items-start gap-2.5 rounded-md px-2.5 py-2 hover:bg-hover aria-[current=page]:bg-selected max-lg:min-h-11"
                  >
                    <MethodBadge method={method} isShort />
                    <span className="min-w-0">
                      <span className="block truncate font-mono text-caption leading-[18px]">{path}</span>
                      <span className="block truncate text-caption text-muted">{summary}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p role="status" className={found.length === 0 ? 'px-2.5 py-4 text-muted' : 'sr-only'}>
          {found.length === 0 ? t('none_found', { query }) : query && t('found', { count: found.length })}
        </p>
      </div>
    </nav>
  );
}
