import { readOverview } from '#contract/instance/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import type { PageName } from '#contract/pages.ts';
import { formatNumber } from '../../lib/format.ts';
import { useRead } from '../../lib/queries.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { t } from './messages.ts';
import { tabBadges, type TabState } from './tab-badges.ts';

const words: Record<TabState['what'], (value: number) => string> = {
  problems: (count) => t('badge_problems', { count }),
  jobs: (count) => t('badge_jobs', { count }),
  mail: () => t('badge_mail'),
  disk: (percent) => t('badge_disk', { percent }),
};
const shown: Record<TabState['what'], (value: number) => string> = {
  problems: formatNumber,
  jobs: formatNumber,
  mail: () => '!',
  disk: (percent) => t('percent', { percent: formatNumber(percent) }),
};

/** Says at the end of a tab what its page holds that cannot wait. */
export function TabBadge({ page }: { page: PageName }) {
  const overview = useRead(readOverview).data as Answer<typeof readOverview> | undefined;
  const state = overview && tabBadges(overview)[page];
  if (!state) return null;
  const { what, value, tone } = state;
  return (
    <span className="ms-auto">
      <Badge tone={tone}>
        <span aria-hidden="true">{shown[what](value)}</span>
        <span className="sr-only">{words[what](value)}</span>
      </Badge>
    </span>
  );
}
