import type { SignedIn } from '#contract/account.ts';
import { refresh, signOut as signOutEndpoint } from '#contract/account.ts';
import { call, isSignedOut, setAuthority } from './api.ts';
import { ApiError, errorMessage } from './errors.ts';
import { queryClient } from './queries.ts';
import { clearLocal, isString, readLocal, writeLocal } from './storage.ts';
import { createStore } from './store.ts';
import { resetTheme } from './theme.ts';

export interface Session {
  status: 'unknown' | 'in' | 'out';
  /** In memory only: a script that reads storage finds no token. */
  token: string | null;
  user_id: string | null;
  email_verified: boolean;
  /** Set while the first answer cannot be had; the visitor is then neither in nor out. */
  problem: string | null;
}

const refreshEvery = 5 * 60_000;
const signOutDelay = 1000;

const nobody = { token: null, user_id: null, email_verified: false, problem: null };

export const sessionStore = createStore<Session>({ status: 'unknown', ...nobody });

/** What else must forget a person: stores with private state add themselves. */
const cleaners = new Set<() => void>();
export function onSignOut(clean: () => void): void {
  cleaners.add(clean);
}

const channel = new BroadcastChannel('veery-session');
let leaving: ReturnType<typeof setTimeout> | undefined;

/** What the last person left in this browser is not for the next one, also when their session just ran out. */
function forgetStranger(userId: string): void {
  const owner = readLocal('owner', isString, userId);
  if (owner !== userId) forget();
  writeLocal('owner', userId);
}

function forget(): void {
  clearLocal();
  resetTheme();
  for (const clean of cleaners) clean();
  queryClient.clear();
}

function enter(signedIn: SignedIn): void {
  clearTimeout(leaving);
  leaving = undefined;
  forgetStranger(signedIn.user_id);
  const { id_token: token, user_id, email_verified } = signedIn;
  sessionStore.set({ status: 'in', token, user_id, email_verified, problem: null });
}

function leave(): void {
  clearTimeout(leaving);
  leaving = undefined;
  forget();
  sessionStore.set({ status: 'out', ...nobody });
}

/** A sign-out takes effect a second late, so that a quick sign-in elsewhere can overrule it. */
function leaveSoon(): void {
  leaving ??= setTimeout(leave, signOutDelay);
}

/** The refresh cookie is rotated: two tabs that use it at once would look like a stolen one. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request('veery-refresh', work) : await work();
}

let renewing: Promise<boolean> | undefined;
function renew(): Promise<boolean> {
  renewing ??= alone(() => call(refresh, {}))
    .then((signedIn) => {
      enter(signedIn);
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

/** A cookie without a secret, which the server sets and clears with those that scripts cannot read. */
const mayHaveSession = () => /(^|; )veery_session=/.test(document.cookie);

/** Asks the server who this is; on failure the frame offers to ask again. */
export async function restoreSession(): Promise<void> {
  if (!mayHaveSession()) return sessionStore.set({ status: 'out', ...nobody });
  try {
    if (!(await renew())) sessionStore.set({ status: 'out', ...nobody });
  } catch (error) {
    sessionStore.set({ problem: errorMessage(error) });
  }
}

export function signedIn(answer: SignedIn): void {
  enter(answer);
  channel.postMessage('in');
}

export async function signOut(): Promise<void> {
  await call(signOutEndpoint, { body: {} });
  channel.postMessage('out');
  leaveSoon();
}

export function startSession(): void {
  setAuthority({ token: () => sessionStore.get().token, renew, lost: leaveSoon });
  channel.addEventListener('message', ({ data }) => {
    const { status } = sessionStore.get();
    if (data === 'out' && status === 'in') leaveSoon();
    if (data === 'in' && status === 'out') void restoreSession();
  });
  setInterval(() => {
    const { status, email_verified } = sessionStore.get();
    if (status === 'in' && email_verified) {
      renew().then(
        (isStill) => isStill || leaveSoon(),
        () => undefined,
      );
    }
  }, refreshEvery);
  void restoreSession();
}
