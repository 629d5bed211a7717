import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { LinkTabs, tabClass } from '../../ui/navigation/LinkTabs.tsx';
import { t } from './messages.ts';

type Tab = 'apiKeys' | 'webhooks' | 'usage' | 'docs';

/** The pages for developers, which share a header. */
export function DeveloperTabs({ current }: { current: Tab }) {
  const labels: Record<Tab, string> = {
    ...{ apiKeys: t('api_keys'), webhooks: t('webhooks'), usage: t('usage'), docs: t('api_reference') },
  };
  const tabs: readonly Tab[] = ['apiKeys', 'webhooks', 'usage', 'docs'];
  return (
    <LinkTabs label={t('tabs')}>
      {tabs.map((tab) => (
        <Link key={tab} to={pages[tab]} className={tabClass(tab === current)}>
          {labels[tab]}
        </Link>
      ))}
    </LinkTabs>
  );
}
