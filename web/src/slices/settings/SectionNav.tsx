import { clsx } from 'clsx';
import { useEffect, useState, type RefObject } from 'react';
import type { SettingsSection } from '../../lib/slice.ts';
import { t } from './messages.ts';

/** Finds the current section: the last whose heading has passed the upper part of the page. */
function useCurrent(sections: readonly SettingsSection[], scroller: RefObject<HTMLElement | null>): string {
  const first = sections[0]?.id ?? '';
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const page = scroller.current;
    if (!page) return undefined;
    function look() {
      if (!page) return;
      const line = page.getBoundingClientRect().top + Math.min(page.clientHeight / 3, 240);
      const isAtEnd = page.scrollTop + page.clientHeight >= page.scrollHeight - 2 && page.scrollTop > 0;
      const begun = sections.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      setCurrent((isAtEnd ? sections.at(-1) : begun.at(-1))?.id ?? first);
    }
    look();
    page.addEventListener('scroll', look, { passive: true });
    // Sections that load later move those below them.
    const growing = new ResizeObserver(look);
    for (const part of page.querySelectorAll('section')) growing.observe(part);
    return () => {
      page.removeEventListener('scroll', look);
      growing.disconnect();
    };
  }, [sections, first, scroller]);
  return current;
}

interface SectionNavProps {
  sections: readonly SettingsSection[];
  scroller: RefObject<HTMLElement | null>;
}

/** Stands beside the page, or above it where there is no room. */
export function SectionNav({ sections, scroller }: SectionNavProps) {
  const current = useCurrent(sections, scroller);
  return (
    <nav
      aria-label={t('sections')}
      className="max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:-mx-8 max-lg:overflow-x-auto max-lg:border-b max-lg:border-line max-lg:bg-bg max-lg:px-8 max-md:-mx-4 max-md:px-4 lg:sticky lg:top-8 lg:w-[224px] lg:flex-none lg:self-start"
    >
      <ul className="flex gap-0.5 max-lg:w-max max-lg:py-2 lg:flex-col">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className={clsx(
                'flex h-8 items-center rounded-md px-2.5 text-table font-medium whitespace-nowrap hover:bg-hover max-lg:h-10',
                id === current ? 'bg-selected text-ink' : 'text-muted hover:text-ink',
              )}
            >
              {label()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
