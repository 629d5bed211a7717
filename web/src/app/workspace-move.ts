/** Reloads the page when the account moves to another workspace, which an admin or another tab may cause. */
import { pages } from '#contract/pages.ts';
import { onUser } from '../lib/account.ts';
import { queryClient } from '../lib/queries.ts';

/** Starts again from Home, because everything on the screen belongs to the former workspace. */
function restartAtHome(): void {
  queryClient.clear();
  location.assign(pages.home);
}

/** Reloads the page when the account moves to another workspace. @returns a function that ends it */
export function watchWorkspace(moved: () => void = restartAtHome): () => void {
  let known: { user_id: string; workspace_id?: string | undefined } | undefined;
  return onUser((user) => {
    const isMoved = known?.user_id === user.user_id && known.workspace_id !== user.workspace_id;
    known = user;
    if (isMoved) moved();
  });
}
