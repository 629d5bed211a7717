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
  /** The token stays in memory, so that a script that reads storage cannot find it. */
  token: string | null;
  user_id: string | null;
  email_verified: boolean;
  /** The address as typed at sign-in, or null after a reload. Verified users have it in their user document. */
  email: string | null;
  /** The reason why the session could not be restored. The visitor is then neither signed in nor signed out. */
  problem: string | null;
  /** Why the last session ended, where the user did not end it. */
  ended: 'inactivity' | null;
  /** A sign-out has begun and takes effect within a second. */
  isLeaving: boolean;
  /** Set while an operator is in a user's account, in this tab only. `back` is the page that the operator came from. */
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

/** Stores with private state register here, so that a sign-out clears them. */
const cleaners = new Set<() => void>();
export function onSignOut(clean: () => void): void {
  cleaners.add(clean);
}

/** Messages between the tabs of a browser. */
type News = 'in' | 'out' | 'inactive';
const channel = new BroadcastChannel('veery-session');
const broadcast = (news: News) => channel.postMessage(news);
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Clears what the previous user left in this browser, which also happens when their session merely expired. */
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

/** Delays the sign-out by a second, so that a sign-in in another tab can cancel it. */
function leaveSoon(ended: Session['ended'] = null): void {
  leaving ??= setTimeout(() => leave(ended), signOutDelay);
  sessionStore.set({ isLeaving: true });
}

/** Runs one refresh at a time over all tabs. The refresh cookie is rotated, and two uses at once look like a theft. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request('veery-refresh', work) : await work();
}

let renewing: Promise<boolean> | undefined;
function renew(): Promise<boolean> {
  // The refresh cookie belongs to the operator, not to the user whose account this is.
  if (sessionStore.get().support) return Promise.resolve(false);
  renewing ??= alone(() => call(refresh, {}))
    .then((signedIn) => {
      // A refresh that began before the operator entered an account must not end the support session.
      if (!sessionStore.get().support) enter(signedIn);
      return true;
    })
    .catch((error: unknown) => {
      // Only a refusal ends a session. A server that is restarting must not sign users out.
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
/** Reads a cookie without a secret that the server sets and clears together with those that scripts cannot read. */
const mayHaveSession = () => new RegExp(`(^|; )${hint}=`).test(document.cookie);

/** Restores the session from the refresh cookie. On failure the frame offers to try again. */
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

/** Checks the session after something that may have ended it or changed its rights. */
export async function recheckSession(): Promise<void> {
  const { status, support } = sessionStore.get();
  if (support) return;
  if (status !== 'in') return restoreSession();
  // If the server does not answer, the next call decides.
  if (!(await renew().catch(() => true))) leaveSoon();
}

/** Starts the session after a sign-in. @param email as typed */
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
  // This comes first, because live updates would otherwise find their session gone.
  sessionStore.set({ isLeaving: true });
  try {
    await call(signOutEndpoint, { body: {} });
  } catch (error) {
    if (ended === null) {
      sessionStore.set({ isLeaving: false });
      throw error;
    }
    // Otherwise the next page would restore the session.
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

/**
 * Restores the operator's own session. @returns the page that the operator came from, undefined without a support
 * session
 */
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
    // Another user may have signed in, and a pending sign-out of this tab is cancelled.
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
