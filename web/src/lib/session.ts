import type { SignedIn } from '#contract/sign-in/types.ts';
import { refresh, signOut as signOutEndpoint } from '#contract/sign-in/api.ts';
import { call, isSignedOut, setAuthority } from './api.ts';
import { takeEarlySession } from './early.ts';
import { ApiError, errorMessage } from './failures/errors.ts';
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
  endReason: 'inactivity' | null;
  /** A sign-out has begun and takes effect within a second. */
  isSigningOut: boolean;
  /** Set while an operator is in a user's account, in this tab only. `back` is the page that the operator came from. */
  support: { back: string } | null;
}

/**
 * What was read of the server for this user. queries.ts registers it here, because its library is not part of the first
 * load: until then nothing was read.
 */
interface Reads {
  cancel(): Promise<void>;
  refresh(): void;
  clear(): void;
}

let reads: Reads | undefined;
export function setReads(theirs: Reads): void {
  reads = theirs;
}

const refreshEvery = 5 * 60_000;
const signOutDelay = 1000;

const signedOut = {
  token: null,
  user_id: null,
  email_verified: false,
  email: null,
  problem: null,
  isSigningOut: false,
  support: null,
};

export const sessionStore = createStore<Session>({ status: 'unknown', ...signedOut, endReason: null });

/** Stores with private state register here, so that a sign-out clears them. */
const cleaners = new Set<() => void>();
export function onSignOut(clean: () => void): void {
  cleaners.add(clean);
}

/** Messages between the tabs of a browser. */
type TabMessage = 'in' | 'out' | 'inactive';
const channel = new BroadcastChannel('veery-session');
const broadcast = (message: TabMessage) => channel.postMessage(message);
let signOutTimer: ReturnType<typeof setTimeout> | undefined;
/** Why the sign-out that is about to take effect was begun. */
let pendingEndReason: Session['endReason'] = null;
/** The server is being told that this tab signs out. */
let isEndingSession = false;

/** Clears what the previous user left in this browser, which also happens when their session merely expired. */
function clearFormerUser(userId: string): void {
  const owner = readLocal('owner', isString, userId);
  if (owner !== userId) clearUserData();
  writeLocal('owner', userId);
}

function clearUserData(): void {
  clearLocal();
  resetTheme();
  clearMemory();
}

function clearMemory(): void {
  for (const clean of cleaners) clean();
  reads?.clear();
}

function cancelSignOut(): void {
  clearTimeout(signOutTimer);
  signOutTimer = undefined;
  pendingEndReason = null;
}

function setSignedIn({ id_token: token, user_id, email_verified }: SignedIn, typed: string | null = null): void {
  cancelSignOut();
  clearFormerUser(user_id);
  const before = sessionStore.get();
  const email = typed ?? (before.user_id === user_id ? before.email : null);
  sessionStore.set({ ...signedOut, status: 'in', token, user_id, email_verified, email, endReason: null });
}

function setSignedOut(endReason: Session['endReason']): void {
  cancelSignOut();
  clearUserData();
  sessionStore.set({ status: 'out', ...signedOut, endReason });
}

/** Delays the sign-out by a second, so that a sign-in in another tab can cancel it. */
function signOutSoon(endReason: Session['endReason'] = null): void {
  // A call that is refused in the meantime has no reason to give, and must not replace the one that is known.
  pendingEndReason = endReason ?? pendingEndReason;
  signOutTimer ??= setTimeout(() => setSignedOut(pendingEndReason), signOutDelay);
  sessionStore.set({ isSigningOut: true });
}

/** Runs one refresh at a time over all tabs. The refresh cookie is rotated, and two uses at once look like a theft. */
async function withRefreshLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request('veery-refresh', work) : await work();
}

let renewing: Promise<boolean> | undefined;
function renew(): Promise<boolean> {
  // The refresh cookie belongs to the operator, not to the user whose account this is.
  if (sessionStore.get().support) return Promise.resolve(false);
  renewing ??= takeEarlySession()
    .then((early) => early ?? withRefreshLock(() => call(refresh, {})))
    .then((signedIn) => {
      // A refresh that began before the operator entered an account must not end the support session, and one that
      // began before a sign-out must not undo it.
      if (!sessionStore.get().support && !isEndingSession) setSignedIn(signedIn);
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

function onSessionLost(): void {
  if (sessionStore.get().support) void leaveSupportSession();
  else signOutSoon();
}

/** For a call that was refused. Nothing is renewed while the user is being signed out. */
const renewForCall = (): Promise<boolean> => (sessionStore.get().isSigningOut ? Promise.resolve(false) : renew());

const hintCookie = 'veery_session';
/** Reads a cookie without a secret that the server sets and clears together with those that scripts cannot read. */
const mayHaveSession = () => new RegExp(`(^|; )${hintCookie}=`).test(document.cookie);

/** Restores the session from the refresh cookie. On failure the frame offers to try again. */
export async function restoreSession(): Promise<void> {
  const { endReason } = sessionStore.get();
  const out = { status: 'out', ...signedOut, endReason } as const;
  if (!mayHaveSession()) return sessionStore.set(out);
  try {
    if (!(await renew())) sessionStore.set(out);
  } catch (error) {
    sessionStore.set({ problem: errorMessage(error) });
  }
}

/** Settles once the session is known, or cannot be. */
export const sessionKnown = (): Promise<void> =>
  new Promise((resolve) => {
    const isKnown = ({ status, problem }: Session) => status !== 'unknown' || problem !== null;
    if (isKnown(sessionStore.get())) return resolve();
    const end = sessionStore.subscribe(() => {
      if (!isKnown(sessionStore.get())) return;
      end();
      resolve();
    });
  });

/** Checks the session after something that may have ended it or changed its rights. */
export async function recheckSession(): Promise<void> {
  const { status, support, isSigningOut } = sessionStore.get();
  if (support || isSigningOut) return;
  if (status !== 'in') return restoreSession();
  // If the server does not answer, the next call decides.
  if (!(await renew().catch(() => true))) signOutSoon();
}

/** Starts the session after a sign-in. @param email as typed */
export function signedIn(answer: SignedIn, email: string | null = null): void {
  setSignedIn(answer, email);
  broadcast('in');
}

/**
 * Ends this session here and in the other tabs. An operator in a user's account only leaves that account.
 * @throws ApiError when the server cannot end it, except after inactivity, when the user is signed out all the same
 */
export async function signOut(endReason: Session['endReason'] = null): Promise<void> {
  if (sessionStore.get().support) {
    await leaveSupportSession();
    return;
  }
  // This comes first, because live updates would otherwise find their session gone.
  sessionStore.set({ isSigningOut: true });
  isEndingSession = true;
  try {
    // The server would refuse what is still being read.
    await reads?.cancel();
    // Of a refresh and a sign-out at the same moment, one would be refused or would undo the other.
    await renewing?.catch(() => undefined);
    await withRefreshLock(() => call(signOutEndpoint, { body: {} }));
  } catch (error) {
    if (endReason === null) {
      sessionStore.set({ isSigningOut: false });
      reads?.refresh();
      throw error;
    }
    // Otherwise the next page would restore the session.
    document.cookie = `${hintCookie}=; Path=/; Max-Age=0`;
  } finally {
    isEndingSession = false;
  }
  broadcast(endReason === null ? 'out' : 'inactive');
  signOutSoon(endReason);
}

/**
 * Enters the account of a user as an operator. The session is held in the memory of this tab only, without the refresh
 * cookie, and the operator's own session continues in the other tabs.
 * @param back the page to go to on leaving
 */
export function enterSupportSession({ id_token: token, user_id, email_verified }: SignedIn, back: string): void {
  clearMemory();
  sessionStore.set({ ...signedOut, status: 'in', token, user_id, email_verified, support: { back } });
}

/**
 * Restores the operator's own session. @returns the page that the operator came from, undefined without a support
 * session
 */
export async function leaveSupportSession(): Promise<string | undefined> {
  const { support } = sessionStore.get();
  if (!support) return undefined;
  clearMemory();
  sessionStore.set({ ...signedOut, status: 'unknown' });
  await restoreSession();
  return support.back;
}

function onTabMessage(message: TabMessage): void {
  const { status, support } = sessionStore.get();
  if (message === 'in') {
    // Another user may have signed in, and a pending sign-out of this tab is cancelled.
    if (!support) void restoreSession();
  } else if (status === 'in') signOutSoon(message === 'inactive' ? 'inactivity' : null);
}

export function startSession(): void {
  setAuthority({ token: () => sessionStore.get().token, renew: renewForCall, lost: onSessionLost });
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onTabMessage(data));
  setInterval(() => {
    const { status, email_verified, support, isSigningOut } = sessionStore.get();
    if (status === 'in' && email_verified && !support && !isSigningOut) {
      renew().then(
        (isStill) => isStill || signOutSoon(),
        () => undefined,
      );
    }
  }, refreshEvery);
  void restoreSession();
}
