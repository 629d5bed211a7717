/**
 * Describes a slice to the frame, which derives the router, the navigation, the palette and the live updates from it.
 */
import type { LucideIcon } from 'lucide-react';
import type { ErrorRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Collection } from '#contract/live/types.ts';
import type { ActionMode } from '#contract/security/types.ts';
import type { PageName, PageSearch } from '#contract/pages.ts';
import type { Action } from './keys/actions.ts';

export interface PageRoute {
  page: PageName;
  /** `public` pages are open to visitors, `signed-in` pages stand alone, `studio` pages stand inside the frame. */
  layout: 'public' | 'signed-in' | 'studio';
  /** Navigation and palette offer the page to operators only. The server decides what it shows. */
  isForOperators?: boolean;
  /**
   * People open it first: the build makes a page for it that fetches the screen ahead, and shows it if it is public.
   */
  isEntry?: true;
  /** Screens are lazy: none of them is part of the first load. */
  load(): Promise<ComponentType>;
  /** Replaces the page when it throws. Without it, the frame shows its own report. */
  loadProblem?(): Promise<ErrorRouteComponent>;
  /** Other addresses that lead here and pass their parameters on. */
  aliases?: readonly string[];
  /** The page whose navigation entry is marked as the current one, where this page has no entry of its own. */
  countsAs?: PageName;
}

/** A page in the sidebar; `navigation.ts` of its slice holds it. */
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

/**
 * What the palette and the list of shortcuts offer everywhere; `actions.ts` of its slice holds it. Its code follows the
 * first screen, which needs none of it. A screen offers its own while it is open (useActions).
 */
export interface SliceActions {
  /** The actions that open the pages of the slice; `key` is the letter that follows G. */
  pages?: { [N in PageName]?: { label(): string; key?: string } };
  actions?(open: OpenPage): Action[];
}

/**
 * Names the reads that a change of a collection makes stale, or a function that merges the change in; `live-updates.ts` of
 * its slice holds it.
 */
export type LiveUpdates = { [C in Collection]?: readonly Endpoint[] | (() => void) };

/** A part of the page of settings. Its `id` may stand in an address: `#sessions`. */
export interface SettingsSection {
  id: string;
  label(): string;
  /** Sections stand in this order on the page. */
  order: number;
  Section: ComponentType;
}

/** The action that a link in a mail asks for. */
export interface LinkAction {
  mode: ActionMode;
  /** Empty if the link has no code. The server then refuses it like a wrong code. */
  code: string;
  continueUrl: string | undefined;
  /** The user whom the link belongs to. */
  userId: string | undefined;
}

/** The screens that carry out the links in mails. */
export type LinkActions = { [M in ActionMode]?: ComponentType<{ action: LinkAction }> };

/** Labels are functions, because the language is loaded after this module. */
export interface Slice {
  routes: readonly PageRoute[];
}

export const defineSlice = (slice: Slice): Slice => slice;
