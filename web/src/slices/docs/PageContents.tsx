import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import { t } from './messages.ts';

interface Entry {
  id: string;
  title: string;
}

/** A section counts as read once its title has come this near to the upper edge, in pixels. */
const readingLine = 140;

const findSections = () => [...document.querySelectorAll<HTMLElement>('#main [data-section]')];

function findCurrent(): string | undefined {
  const sections = findSections();
  const main = document.getElementById('main');
  // The last sections may be too short to reach the upper edge.
  const isAtEnd = main && main.scrollTop > 0 && main.scrollTop + main.clientHeight >= main.scrollHeight - 2;
  if (isAtEnd) return sections.at(-1)?.id;
  return (sections.findLast((one) => one.getBoundingClientRect().top < readingLine) ?? sections[0])?.id;
}

function subscribe(update: () => void): () => void {
  // Scrolling does not bubble, and in a low window it is the page that scrolls.
  document.addEventListener('scroll', update, { capture: true, passive: true });
  return () => document.removeEventListener('scroll', update, { capture: true });
}

/** As a text, because React compares what was read with what is read now. */
const readPage = (): string =>
  JSON.stringify({
    entries: findSections().map(({ id, dataset }) => ({ id, title: dataset.section ?? '' })),
    current: findCurrent(),
  });

/** The sections of the page, the one that is being read marked. The address after # names operations, so it stays. */
export function PageContents() {
  const page = useSyncExternalStore(subscribe, readPage);
  const { entries, current } = JSON.parse(page) as { entries: Entry[]; current?: string };
  if (entries.length < 2) return null;
  return (
    <nav aria-label={t('on_this_page')} className="sticky top-10 max-h-[calc(100dvh-80px)] overflow-auto pb-4">
      <p className="px-2.5 pb-1 text-caption font-semibold">{t('on_this_page')}</p>
      <ul className="border-s border-line">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'location' : undefined}
              onClick={() => {
                const section = document.getElementById(id);
                section?.scrollIntoView({ block: 'start' });
                section?.focus({ preventScroll: true });
              }}
              className={clsx(
                '-ms-px w-full border-s-2 border-transparent px-2.5 py-1 text-start text-table text-muted hover:text-ink',
                'aria-[current=location]:border-accent aria-[current=location]:font-medium aria-[current=location]:text-ink',
              )}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
