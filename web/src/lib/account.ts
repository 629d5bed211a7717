import { hashKey } from '@tanstack/react-query';
import { isUnlimited } from '#contract/billing/plans.ts';
import { leftWhenExtended } from '#contract/usage/extended-left.ts';
import { getUser } from '#contract/profile/api.ts';
import type { AccountDocument, User } from '#contract/profile/types.ts';
import { call } from './api.ts';
import { queryClient, readKey, useRead } from './queries.ts';
import { useStore } from './store.ts';
import { sessionStore } from './session.ts';

/** The one read of the user: the public document, extended by the product's own part. */
const extended = { query: { extended: 'true' } } as const;

/** The caller with everything that the product keeps about them, to be shown in `Loaded`. */
export const useAccountDocument = () => useRead(getUser, extended);

/** Reads the caller again, and settles once what is on the screen is what the server has. */
export const refreshAccount = (): Promise<void> => queryClient.invalidateQueries({ queryKey: readKey(getUser) });

/** The user is undefined while it is loading, and for visitors and unverified users. */
export function useUser(): User | undefined {
  const isIn = useStore(sessionStore, ({ status, email_verified }) => status === 'in' && email_verified);
  return useRead(getUser, extended, { isEnabled: isIn }).data;
}

/** The user as it was read last, for what is drawn once and not kept up to date. */
export const knownUser = (): User | undefined => queryClient.getQueryData<User>(readKey(getUser, extended));

/** Reads the user outside of components. @throws ApiError */
export function fetchUser(): Promise<User> {
  return queryClient.fetchQuery({
    queryKey: readKey(getUser, extended),
    queryFn: () => call(getUser, extended),
    staleTime: 60_000,
  });
}

/** Calls the listener with the user now, if known, and after each read. @returns a function that ends it. */
export function onUser(listener: (user: User) => void): () => void {
  const known = queryClient.getQueryData<User>(readKey(getUser, extended));
  if (known) listener(known);
  const ofUser = hashKey(readKey(getUser, extended));
  return queryClient.getQueryCache().subscribe(({ query }) => {
    const user = query.queryHash === ofUser ? (query.state.data as User | undefined) : undefined;
    if (user) listener(user);
  });
}

export const isWhole = (user: User): user is User & AccountDocument => user.public_user_id !== undefined;

/** Gives the user with the product's own part of the document. */
export function useAccount(): (User & AccountDocument) | undefined {
  const user = useUser();
  return user && isWhole(user) ? user : undefined;
}

/** Changes the cached user at once, before or after a call that changes it on the server. */
export function patchAccount(change: Partial<AccountDocument>): void {
  queryClient.setQueryData<User>(readKey(getUser, extended), (user) => (user ? { ...user, ...change } : user));
}

export interface Credits {
  /** -1 where the workspace may use more than its credits. */
  left: number;
  limit: number;
  used: number;
  /** This is false where the workspace may exceed its limit. */
  isLimited: boolean;
  /** The workspace may use more than its credits, which is charged: there is no figure of what is left. */
  isExtended: boolean;
  /** The plan has no limit, so screens show no figures of it. */
  isUnlimited: boolean;
}

export function creditsOf({ subscription }: User): Credits {
  const { character_count: used, character_limit: limit } = subscription;
  const hasNoLimit = isUnlimited(subscription.tier, limit);
  const isLimited =
    !hasNoLimit && !(subscription.can_extend_character_limit && subscription.allowed_to_extend_character_limit);
  const isExtended = !isLimited && !hasNoLimit;
  const left = isExtended ? leftWhenExtended : Math.max(0, limit - used);
  return { used, limit, left, isLimited, isExtended, isUnlimited: hasNoLimit };
}

/** Subtracts the cost of a call from the credits shown, until the server is read again. */
export function spendCredits(cost: number): void {
  queryClient.setQueryData<User>(readKey(getUser, extended), (user) => {
    if (!user) return user;
    const { subscription } = user;
    return { ...user, subscription: { ...subscription, character_count: subscription.character_count + cost } };
  });
}
