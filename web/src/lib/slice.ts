/** What a slice tells the frame about itself. Router, navigation, palette and live updates are derived from it. */
import type { LucideIcon } from 'lucide-react';
import type { ErrorRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Collection } from '#contract/live/types.ts';
import type { PageName, PageSearch } from '#contract/pages.ts';
import type { Action } from './keys/actions.ts';

export interface PageRoute {
  page: PageName;
  /** `public` pages are open to visitors, `signed-in` pages stand alone, `studio` pages stand inside the frame. */
  layout: 'public' | 'signed-in' | 'studio';
  /** Navigation and palette offer the page to operators only. The server decides what it shows. */
  isForOperators?: boolean;
  /** Screens are lazy: none of them is part of the first load. */
  load(): Promise<ComponentType>;
  /** Takes the place of the page when it throws; the frame's own report if absent. */
  loadProblem?(): Promise<ErrorRouteComponent>;
  /** Other addresses that lead here and pass their parameters on. */
  aliases?: readonly string[];
  /** The page whose navigation entry is marked as the current one, where this page has no entry of its own. */
  countsAs?: PageName;
  /** The palette's action that opens the page; `key` is the letter that follows G. */
  open?: { label(): string; key?: string };
}

export interface NavigationEntry {
  page: PageName;
  label(): string;
  icon: LucideIcon;
  group: 'top' | 'playground' | 'foot';
  /** The phone's bar has room for few entries and for short words. */
  phoneLabel?(): string;
}

/** Opens a page, with the parameters it reads. */
export type OpenPage = <N extends PageName>(page: N, search?: PageSearch<N>) => void;

/** What a change of a collection makes stale, or a function that merges the change in. */
export type LiveUpdates = { [C in Collection]?: readonly Endpoint[] | (() => void) };

/** A part of the page of settings. Its `id` may stand in an address: `#sessions`. */
export interface SettingsSection {
  id: string;
  label(): string;
  /** Sections stand in this order on the page. */
  order: number;
  Section: ComponentType;
}

/** Labels are functions, because the language is loaded after this module. */
export interface Slice {
  name: string;
  routes?: readonly PageRoute[];
  navigation?: readonly NavigationEntry[];
  /** What the slice offers everywhere. A screen offers the rest itself while it is open (useActions). */
  actions?(open: OpenPage): Action[];
  loadLiveUpdates?(): Promise<LiveUpdates>;
  loadSettings?(): Promise<readonly SettingsSection[]>;
}

export const defineSlice = (slice: Slice): Slice => slice;
