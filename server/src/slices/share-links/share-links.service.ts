/** The public links of the caller's items. */
import { shareLinkNotFound, shareTakenDown, sharingNotAllowed } from '#contract/share-links/errors.ts';
import type { ShareLink } from '#contract/share-links/types.ts';
import type { Ctx, Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/events/audit.ts';
import { findUser } from '../../platform/identity/accounts/users.ts';
import { lockShareState, setShareLink } from '../history/sharing.service.ts';
import { maySharePublicly } from './sharing-rights.service.ts';
import * as store from './share-links.store.ts';

export const shareAddress = ({ config }: Pick<Parts, 'config'>, id: string): string =>
  `${config.publicUrl}/share/${id}`;

/**
 * Makes the link of the item when it is asked for the first time.
 * @throws AppError 404 history_item_not_found; 403 sharing_not_allowed, share_taken_down
 */
export async function getShareLink(ctx: Ctx, historyItemId: string): Promise<ShareLink> {
  const id = await transaction(ctx, async (scope) => {
    const { share_link_id } = await lockShareState(scope, historyItemId);
    if (!(await maySharePublicly(scope, ctx.parts))) throw AppError.from(sharingNotAllowed);
    if (share_link_id !== null) return share_link_id;
    if (await store.wasTakenDown(scope, historyItemId)) throw AppError.from(shareTakenDown);
    const made = newId();
    await store.insertLink(scope, { share_link_id: made, history_item_id: historyItemId });
    await setShareLink(scope, historyItemId, made);
    await audit(scope, 'history.shared', { history_item_id: historyItemId, share_link_id: made });
    return made;
  });
  return present(ctx, id);
}

/** @throws AppError 404 history_item_not_found, share_link_not_found where the item is not shared */
export async function updateShareLink(
  ctx: Ctx,
  historyItemId: string,
  { allow_download }: { allow_download: boolean },
): Promise<ShareLink> {
  const id = await transaction(ctx, async (scope) => {
    const { share_link_id } = await lockShareState(scope, historyItemId);
    if (share_link_id === null) throw AppError.from(shareLinkNotFound, { id: historyItemId });
    await store.updateDownload(scope, share_link_id, allow_download);
    return share_link_id;
  });
  return present(ctx, id);
}

/** An item that is not shared stays so. @throws AppError 404 history_item_not_found */
export async function removeShareLink(ctx: Ctx, historyItemId: string): Promise<void> {
  await transaction(ctx, async (scope) => {
    const { share_link_id } = await lockShareState(scope, historyItemId);
    if (share_link_id === null) return;
    await endShareLink(scope, { share_link_id, history_item_id: historyItemId }, 'unshared');
    await audit(scope, 'history.unshared', { history_item_id: historyItemId, share_link_id });
  });
}

/** Inside a transaction, for the owner of the link. */
export async function endShareLink(
  scope: Scope,
  { share_link_id, history_item_id }: Pick<store.LinkRow, 'share_link_id' | 'history_item_id'>,
  reason: store.EndReason,
): Promise<void> {
  await store.endLink(scope, share_link_id, reason);
  if (history_item_id !== null) await setShareLink(scope, history_item_id, null);
}

async function present(ctx: Ctx, id: string): Promise<ShareLink> {
  const [link, user] = await Promise.all([store.findOwnLink(ctx, id), findUser(ctx, ctx.actor.user_id)]);
  return {
    share_link: shareAddress(ctx.parts, id),
    public_user_name: user?.public_user_name ?? null,
    allow_download: link?.allow_download ?? true,
  };
}
