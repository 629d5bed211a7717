import { getUser, type User } from '#contract/account.ts';
import { queryClient, readKey, useRead } from './queries.ts';
import { useStore } from './store.ts';
import { sessionStore } from './session.ts';

export function useUser(): User | undefined {
  const isIn = useStore(sessionStore, ({ status, email_verified }) => status === 'in' && email_verified);
  return useRead(getUser, {}, { isEnabled: isIn }).data;
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
  queryClient.setQueryData<User>(readKey(getUser, {}), (user) => {
    if (!user) return user;
    const { subscription } = user;
    return { ...user, subscription: { ...subscription, character_count: subscription.character_count + cost } };
  });
}
