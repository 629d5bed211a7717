/** Lists the pages of the operator area in the order of its tabs. */
import { ChartColumn, Gauge, LifeBuoy, Mail, MessageSquare, ShieldAlert, type LucideIcon } from 'lucide-react';
import type { PageName } from '#contract/pages.ts';
import { t } from './messages.ts';

export interface InstanceTab {
  page: PageName;
  label: string;
  icon: LucideIcon;
}

export const instanceTabs = (): readonly InstanceTab[] => [
  { page: 'instance', label: t('overview'), icon: Gauge },
  // The tab of the accounts stands here.
  { page: 'instanceMail', label: t('mail'), icon: Mail },
  { page: 'instanceFeedback', label: t('feedback'), icon: MessageSquare },
  { page: 'instanceModeration', label: t('moderation'), icon: ShieldAlert },
  { page: 'instanceSupport', label: t('support'), icon: LifeBuoy },
  { page: 'instanceStatistics', label: t('statistics'), icon: ChartColumn },
];
