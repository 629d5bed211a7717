import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { LinkTabs, tabClass } from '../../ui/navigation/LinkTabs.tsx';
import { t } from './messages.ts';

/** The header of the pages of settings, with a tab for each of them. */
export function SettingsHeader({ current }: { current: 'settings' | 'workspaceInvites' }) {
  return (
    <>
      <PageHeader title={t('settings')} />
      <LinkTabs label={t('settings')}>
        <Link to={pages.settings} className={tabClass(current === 'settings')}>
          {t('settings')}
        </Link>
        <Link to={pages.workspaceInvites} className={tabClass(current === 'workspaceInvites')}>
          {t('invites')}
        </Link>
      </LinkTabs>
    </>
  );
}
