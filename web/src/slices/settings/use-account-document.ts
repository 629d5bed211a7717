import { getUser } from '#contract/profile/api.ts';
import { queryClient, readKey, useRead } from '../../lib/queries.ts';

/** The caller with all that the product keeps of them: what most sections show. */
export const useAccountDocument = () => useRead(getUser, { query: { extended: 'true' } });

/** Settles once what is on the screen is what the server has. */
export const refreshAccount = (): Promise<void> => queryClient.invalidateQueries({ queryKey: readKey(getUser) });
