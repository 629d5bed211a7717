import { useEffect, useRef } from 'react';
import { useTitle } from '../../lib/hooks.ts';
import { keepInView } from '../../lib/keep-in-view.ts';
import type { SettingsSection } from '../../lib/slice.ts';
import { t } from './messages.ts';
import { SectionNav } from './SectionNav.tsx';
import { SettingsHeader } from './SettingsHeader.tsx';

/** The sections come from the slices that own them. Each reads and fails by itself. */
export function SettingsScreen({ sections }: { sections: readonly SettingsSection[] }) {
  useTitle(t('settings'));
  const scroller = useRef<HTMLDivElement>(null);
  // The address may name a section.
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    return target && scroller.current?.contains(target) ? keepInView(target, 'start') : undefined;
  }, []);
  return (
    <>
      <SettingsHeader current="settings" />
      <div ref={scroller} className="min-h-0 flex-1 overflow-auto">
        <div className="flex max-w-[1040px] gap-10 px-6 py-8 max-lg:flex-col max-lg:gap-6 max-lg:pt-0 max-md:px-4 max-md:pb-6">
          <SectionNav sections={sections} scroller={scroller} />
          <div className="flex min-w-0 flex-1 flex-col gap-10">
            {sections.map(({ id, Section }) => (
              <Section key={id} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
