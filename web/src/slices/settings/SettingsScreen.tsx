import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { pages } from '#contract/pages.ts';
import { useTitle } from '../../lib/hooks.ts';
import { LinkTabs, tabClass } from '../../ui/navigation/LinkTabs.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { WorkspaceSection } from '../workspace/public.ts';
import { AppearanceSection } from './sections/AppearanceSection.tsx';
import { DataSection } from './sections/DataSection.tsx';
import { keepInView } from './keep-in-view.ts';
import { t } from './messages.ts';
import { MoreSection } from './sections/MoreSection.tsx';
import { NotificationsSection } from './sections/NotificationsSection.tsx';
import { PrivacySection } from './sections/PrivacySection.tsx';
import { ProfileSection } from './sections/ProfileSection.tsx';
import { SectionNav } from './SectionNav.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';
import { SessionsSection } from './security/SessionsSection.tsx';
import { SupportSection } from './sections/SupportSection.tsx';

/** Each section reads and fails by itself. */
export function SettingsScreen() {
  useTitle(t('settings'));
  const scroller = useRef<HTMLDivElement>(null);
  // An address may lead to a section.
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    return target && scroller.current?.contains(target) ? keepInView(target, 'start') : undefined;
  }, []);
  return (
    <>
      <PageHeader title={t('settings')} />
      <LinkTabs label={t('settings')}>
        <Link to={pages.settings} className={tabClass(true)}>
          {t('settings')}
        </Link>
        <Link to={pages.workspaceInvites} className={tabClass(false)}>
          {t('invites')}
        </Link>
      </LinkTabs>
      <div ref={scroller} className="min-h-0 flex-1 overflow-auto">
        <div className="mx-auto flex max-w-[1040px] gap-10 px-8 py-8 max-lg:flex-col max-lg:gap-6 max-lg:pt-0 max-md:px-4 max-md:pb-6">
          <SectionNav scroller={scroller} />
          <div className="flex min-w-0 flex-1 flex-col gap-10">
            <ProfileSection />
            <AppearanceSection />
            <SecuritySection />
            <SessionsSection />
            <WorkspaceSection />
            <PrivacySection />
            <NotificationsSection />
            <SupportSection />
            <MoreSection />
            <DataSection />
          </div>
        </div>
      </div>
    </>
  );
}
