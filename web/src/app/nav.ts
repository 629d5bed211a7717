import { CodeXml, History, House, Inbox, Settings, TextAlignStart, type LucideIcon } from 'lucide-react';
import type { User } from '#contract/profile/types.ts';
import { t } from './messages.ts';
import { paths } from './paths.ts';

export interface NavItem {
  to: (typeof paths)[keyof typeof paths];
  label: string;
  icon: LucideIcon;
}

export interface NavGroup {
  /** Absent: they need no heading. */
  title?: string;
  items: NavItem[];
}

// Asked for when they are drawn: before the first picture there is no other language than English.
const home = (): NavItem => ({ to: paths.home, label: t('home'), icon: House });
const textToSpeech = (): NavItem => ({ to: paths.textToSpeech, label: t('text_to_speech'), icon: TextAlignStart });
const history = (): NavItem => ({ to: paths.history, label: t('history'), icon: History });
const developers = (): NavItem => ({ to: paths.apiKeys, label: t('developers'), icon: CodeXml });
const settings = (): NavItem => ({ to: paths.settings, label: t('settings'), icon: Settings });
const outbox = (): NavItem => ({ to: paths.outbox, label: t('outbox'), icon: Inbox });

/** Only what exists. */
export const navGroups = (): NavGroup[] => [
  { items: [home()] },
  { title: t('playground'), items: [textToSpeech(), history()] },
];

/** At the foot of the sidebar; only what this person may open. */
export const footItems = (user: User | undefined): NavItem[] => [
  settings(),
  developers(),
  ...(user?.is_operator ? [outbox()] : []),
];

/** On a phone, with shorter words than the sidebar has room for. */
export const phoneItems = (): NavItem[] => [home(), { ...textToSpeech(), label: t('create') }, history()];

/** Which of the addresses a page belongs to: the longest that its own begins with. */
export function currentPath(pathname: string): string | undefined {
  const all = Object.values(paths).filter((path) => pathname === path || pathname.startsWith(`${path}/`));
  const [longest] = all.toSorted((a, b) => b.length - a.length);
  // Bulk is another way to write, and invitations are among the settings: neither has an entry of its own.
  if (longest === paths.bulk) return paths.textToSpeech;
  // The operators' pages are tabs of one another.
  if (longest?.startsWith('/app/operator/')) return paths.outbox;
  return longest === paths.workspaceInvites ? paths.settings : longest;
}
