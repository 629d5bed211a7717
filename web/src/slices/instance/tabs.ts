/** Lists the pages of the operator area in the order of its tabs. */
import {
  Boxes,
  ChartColumn,
  Flag,
  Gauge,
  HardDrive,
  LifeBuoy,
  ListChecks,
  Mail,
  MessageSquare,
  ScrollText,
  Settings,
  ShieldAlert,
  ThumbsUp,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { PageName } from '#contract/pages.ts';
import { t } from './messages.ts';

export interface InstanceTab {
  page: PageName;
  label: string;
  icon: LucideIcon;
}

export const instanceTabs = (): readonly InstanceTab[] => [
  { page: 'instance', label: t('overview'), icon: Gauge },
  { page: 'instanceAccounts', label: t('accounts'), icon: Users },
  { page: 'instanceModels', label: t('models'), icon: Boxes },
  { page: 'instanceJobs', label: t('jobs'), icon: ListChecks },
  { page: 'instanceMail', label: t('mail'), icon: Mail },
  { page: 'instanceFeedback', label: t('feedback'), icon: MessageSquare },
  { page: 'instanceItemFeedback', label: t('ratings'), icon: ThumbsUp },
  { page: 'instanceReports', label: t('reports'), icon: ShieldAlert },
  { page: 'instanceSupport', label: t('support'), icon: LifeBuoy },
  { page: 'instanceStatistics', label: t('statistics'), icon: ChartColumn },
  { page: 'instanceStorage', label: t('storage'), icon: HardDrive },
  { page: 'instanceFlags', label: t('flags'), icon: Flag },
  { page: 'instanceSettings', label: t('settings'), icon: Settings },
  { page: 'instanceAudit', label: t('audit'), icon: ScrollText },
];
