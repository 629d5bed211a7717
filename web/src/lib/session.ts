import type { SignedIn } from '#contract/sign-in/types.ts';
import { refresh, signOut as signOutEndpoint } from '#contract/sign-in/api.ts';
import { call, isSignedOut, setAuthority } from './api.ts';
import { ApiError, errorMessage } from './failures/errors.ts';
import { queryClient } from './queries.ts';
import { clearLocal, isString, readLocal, writeLocal } from './browser/storage.ts';
import { createStore } from './store.ts';
import { resetTheme } from './browser/theme.ts';

export interface Session {
  status: 'unknown' | 'in' | 'out';
  /** In memory only: a script that reads storage finds no token. */
  token: string | null;
  user_id: string | null;
  email_verified: boolean;
  /** As it was typed at the sign-in; null after a reload. Who is verified has a user document that says it. */
  email: string | null;
  /** Set while the first answer cannot be had; the visitor is then neither in nor out. */
  problem: string | null;
  /** Why the last session ended, where that is not plain to its person. */
  ended: 'inactivity' | null;
  /** On the way out: the session is over, and takes another second to go. */
  isLeaving: boolean;
  /** An operator in somebody's account: of this tab alone. `back` is the page it began on. */
  support: { back: string } | null;
}

const refreshEvery = 5 * 60_000;
const signOutDelay = 1000;

const nobody = {
  token: null,
  user_id: null,
  email_verified: false,
  email: null,
  problem: null,
  isLeaving: false,
  support: null,
};

export const sessionStore = createStore<Session>({ status: 'unknown', ...nobody, ended: null });

/** What else must forget a person: stores with private state add themselves. */
const cleaners = new Set<() => void>();
export function onSignOut(clean: () => void): void {
  cleaners.add(clean);
}

/** Between the tabs of a browser. */
type News = 'in' | 'out' | 'inactive';
const channel = new BroadcastChannel('veery-session');
const broadcast = (news: News) => channel.postMessage(news);
let leaving: ReturnType<typeof setTimeout> | undefined;

/** What the last person left in this browser is not for the next one, also when their session just ran out. */
function forgetFormerUser(userId: string): void {
  const owner = readLocal('owner', isString, userId);
  if (owner !== userId) forget();
  writeLocal('owner', userId);
}

function forget(): void {
  clearLocal();
  resetTheme();
  forgetInMemory();
}

function forgetInMemory(): void {
  for (const clean of cleaners) clean();
  queryClient.clear();
}

function stay(): void {
  clearTimeout(leaving);
  leaving = undefined;
}

function enter({ id_token: token, user_id, email_verified }: SignedIn, typed: string | null = null): void {
  stay();
  forgetFormerUser(user_id);
  const before = sessionStore.get();
  const email = typed ?? (before.user_id === user_id ? before.email : null);
  sessionStore.set({ ...nobody, status: 'in', token, user_id, email_verified, email, ended: null });
}

function leave(ended: Session['ended']): void {
  stay();
  forget();
  sessionStore.set({ status: 'out', ...nobody, ended });
}

/** A sign-out takes effect a second late, so that a quick sign-in elsewhere can overrule it. */
function leaveSoon(ended: Session['ended'] = null): void {
  leaving ??= setTimeout(() => leave(ended), signOutDelay);
  sessionStore.set({ isLeaving: true });
}

/** The refresh cookie is rotated: two tabs that use it at once would look like a stolen one. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request('veery-refresh', work) : await work();
}

let renewing: Promise<boolean> | undefined;
function renew(): Promise<boolean> {
  // The cookie is the operator's own.
  if (sessionStore.get().support) return Promise.resolve(false);
  renewing ??= alone(() => call(refresh, {}))
    .then((signedIn) => {
      // Begun before an operator went into an account.
      if (!sessionStore.get().support) enter(signedIn);
      return true;
    })
    .catch((error: unknown) => {
      // Only a refusal ends a session: a server that is restarting must not sign anybody out.
      if (error instanceof ApiError && (isSignedOut(error) || error.status === 401 || error.status === 403))
        return false;
      throw error;
    })
    .finally(() => (renewing = undefined));
  return renewing;
}

function lost(): void {
  if (sessionStore.get().support) void leaveSupportSession();
  else leaveSoon();
}

const hint = 'veery_session';
/** A cookie without a secret, which the server sets and clears with those that scripts cannot read. */
const mayHaveSession = () => new RegExp(`(^|; )${hint}=`).test(document.cookie);

/** Asks the server who this is; on failure the frame offers to ask again. */
export async function restoreSession(): Promise<void> {
  const { ended } = sessionStore.get();
  const out = { status: 'out', ...nobody, ended } as const;
  if (!mayHaveSession()) return sessionStore.set(out);
  try {
    if (!(await renew())) sessionStore.set(out);
  } catch (error) {
    sessionStore.set({ problem: errorMessage(error) });
  }
}

/** After something that may have ended this session, or changed what it may. */
export async function recheckSession(): Promise<void> {
  const { status, support } = sessionStore.get();
  if (support) return;
  if (status !== 'in') return restoreSession();
  // Where the server does not answer, the next call decides.
  if (!(await renew().catch(() => true))) leaveSoon();
}

/** @param email as it was typed */
export function signedIn(answer: SignedIn, email: string | null = null): void {
  enter(answer, email);
  broadcast('in');
}

/**
 * Ends this session here and in the other tabs. An operator who is in somebody's account only leaves that.
 * @throws ApiError when the server cannot end it; after inactivity whoever is away is out all the same
 */
export async function signOut(ended: Session['ended'] = null): Promise<void> {
  if (sessionStore.get().support) {
    await leaveSupportSession();
    return;
  }
  // Before: what listens to the server would find its session gone.
  sessionStore.set({ isLeaving: true });
  try {
    await call(signOutEndpoint, { body: {} });
  } catch (error) {
    if (ended === null) {
      sessionStore.set({ isLeaving: false });
      throw error;
    }
    // Else the next page would find the session again.
    document.cookie = `${hint}=; Path=/; Max-Age=0`;
  }
  broadcast(ended === null ? 'out' : 'inactive');
  leaveSoon(ended);
}

/**
 * An operator goes into the account of a user: in the memory of this tab, without the refresh cookie and unknown to the
 * other tabs, where the operator's own session goes on.
 * @param back the page to go to on leaving
 */
export function enterSupportSession({ id_token: token, user_id, email_verified }: SignedIn, back: string): void {
  forgetInMemory();
  sessionStore.set({ ...nobody, status: 'in', token, user_id, email_verified, support: { back } });
}

/** The operator's own session comes back. @returns the page it began on, undefined where there is nothing to leave */
export async function leaveSupportSession(): Promise<string | undefined> {
  const { support } = sessionStore.get();
  if (!support) return undefined;
  forgetInMemory();
  sessionStore.set({ ...nobody, status: 'unknown' });
  await restoreSession();
  return support.back;
}

function onNews(news: News): void {
  const { status, support } = sessionStore.get();
  if (news === 'in') {
    // Whoever it is now, also where this tab was about to leave.
    if (!support) void restoreSession();
  } else if (status === 'in') leaveSoon(news === 'inactive' ? 'inactivity' : null);
}

export function startSession(): void {
  setAuthority({ token: () => sessionStore.get().token, renew, lost });
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => onNews(data));
  setInterval(() => {
    const { status, email_verified, support } = sessionStore.get();
    if (status === 'in' && email_verified && !support) {
      renew().then(
        (isStill) => isStill || leaveSoon(),
        () => undefined,
      );
    }
  }, refreshEvery);
  void restoreSession();
}
