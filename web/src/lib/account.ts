import { hashKey } from '@tanstack/react-query';
import { getUser } from '#contract/profile/api.ts';
import type { AccountDocument, User } from '#contract/profile/types.ts';
import { call } from './api.ts';
import { queryClient, readKey, useRead } from './queries.ts';
import { useStore } from './store.ts';
import { sessionStore } from './session.ts';

/** One question for everything that is known of the user: the public document with the product's own part. */
const whole = { query: { extended: 'true' } } as const;

/** Undefined until it is known, and for who is not signed in with a verified address. */
export function useUser(): User | undefined {
  const isIn = useStore(sessionStore, ({ status, email_verified }) => status === 'in' && email_verified);
  return useRead(getUser, whole, { isEnabled: isIn }).data;
}

/** For what is no component. @throws as the call does */
export function fetchUser(): Promise<User> {
  return queryClient.fetchQuery({
    queryKey: readKey(getUser, whole),
    queryFn: () => call(getUser, whole),
    staleTime: 60_000,
  });
}

/** Tells what is known of the user, and each time that it is read again. @returns a function that ends it. */
export function onUser(listener: (user: User) => void): () => void {
  const known = queryClient.getQueryData<User>(readKey(getUser, whole));
  if (known) listener(known);
  const ofUser = hashKey(readKey(getUser, whole));
  return queryClient.getQueryCache().subscribe(({ query }) => {
    const user = query.queryHash === ofUser ? (query.state.data as User | undefined) : undefined;
    if (user) listener(user);
  });
}

export const isWhole = (user: User): user is User & AccountDocument => user.public_user_id !== undefined;

/** The user with the product's own part of the document. */
export function useAccount(): (User & AccountDocument) | undefined {
  const user = useUser();
  return user && isWhole(user) ? user : undefined;
}

/** Shows at once what a call is about to change, or has changed. */
export function patchAccount(change: Partial<AccountDocument>): void {
  queryClient.setQueryData<User>(readKey(getUser, whole), (user) => (user ? { ...user, ...change } : user));
}

export interface Credits {
  left: number;
  limit: number;
  used: number;
  /** False where a workspace may go on past its limit. */
  isLimited: boolean;
}

export function creditsOf({ subscription }: User): Credits {
  const { character_count: used, character_limit: limit } = subscription;
  const isLimited = !(subscription.can_extend_character_limit && subscription.allowed_to_extend_character_limit);
  return { used, limit, left: Math.max(0, limit - used), isLimited };
}

/** Takes what a call cost off the credits shown, before the server is asked again. */
export function spendCredits(cost: number): void {
  queryClient.setQueryData<User>(readKey(getUser, whole), (user) => {
    if (!user) return user;
    const { subscription } = user;
    return { ...user, subscription: { ...subscription, character_count: subscription.character_count + cost } };
  });
}
