import type { LucideIcon } from 'lucide-react';
import { pages, type Page, type PageName } from '#contract/pages.ts';
import type { User } from '#contract/profile/types.ts';
import { t } from '../../lib/language/frame-messages.ts';
import type { NavigationEntry } from '../../lib/slice.ts';
import { navigation as apiKeys } from '../../slices/api-keys/navigation.ts';
import { navigation as audioIsolation } from '../../slices/audio-isolation/navigation.ts';
import { navigation as history } from '../../slices/history/navigation.ts';
import { navigation as home } from '../../slices/home/navigation.ts';
import { navigation as instance } from '../../slices/instance/navigation.ts';
import { navigation as pronunciation } from '../../slices/pronunciation-dictionaries/navigation.ts';
import { navigation as settings } from '../../slices/settings/navigation.ts';
import { navigation as speech } from '../../slices/speech/navigation.ts';
import { navigation as transcripts } from '../../slices/transcripts/navigation.ts';
import { navigation as voiceChanger } from '../../slices/voice-changer/navigation.ts';
import { pageRoutes } from '../slices.ts';

export interface NavItem {
  to: Page;
  label: string;
  icon: LucideIcon;
}

export interface NavGroup {
  /** The first group needs no heading. */
  title?: string;
  items: NavItem[];
}

/** In the order in which the sidebar shows them. */
export const entries: readonly NavigationEntry[] = [
  ...home,
  ...speech,
  ...voiceChanger,
  ...audioIsolation,
  ...transcripts,
  ...pronunciation,
  ...history,
  ...settings,
  ...apiKeys,
  ...instance,
];
/** Pages that are offered to operators only. */
export const operatorPages = new Set(pageRoutes.flatMap(({ page, isForOperators }) => (isForOperators ? [page] : [])));

const itemOf = ({ page, label, icon }: NavigationEntry): NavItem => ({ to: pages[page], label: label(), icon });
const itemsOf = (group: NavigationEntry['group']) => entries.filter((entry) => entry.group === group);

export const navGroups = (): NavGroup[] => [
  { items: itemsOf('top').map(itemOf) },
  { title: t('playground'), items: itemsOf('playground').map(itemOf) },
];

/** Lists the entries at the foot of the sidebar that this user may open. */
export const footerItems = (user: User | undefined): NavItem[] =>
  itemsOf('foot')
    .filter(({ page }) => user?.is_operator || !operatorPages.has(page))
    .map(itemOf);

export const phoneItems = (): NavItem[] =>
  entries.flatMap((entry) => (entry.phoneLabel ? [{ ...itemOf(entry), label: entry.phoneLabel() }] : []));

/** The tools that the phone's bar has no room for. */
export const moreTools = (): NavItem[] =>
  itemsOf('playground')
    .filter(({ phoneLabel }) => !phoneLabel)
    .map(itemOf);

const countsAs = new Map<PageName, PageName>(
  pageRoutes.flatMap(({ page, countsAs: other }) => (other ? [[page, other]] : [])),
);

/** Finds the navigation entry of an address: the one with the longest page address that it begins with. */
export function currentPath(pathname: string): Page | undefined {
  const found = pageRoutes
    .map(({ page }) => page)
    .filter((page) => pathname === pages[page] || pathname.startsWith(`${pages[page]}/`))
    .toSorted((a, b) => pages[b].length - pages[a].length)[0];
  return found && pages[countsAs.get(found) ?? found];
}
