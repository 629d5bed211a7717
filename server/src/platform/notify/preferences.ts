/** What users want to be told of, and where. */
import { notificationKinds, type NotificationKind } from '#contract/messages/types.ts';
import type { Ctx } from '../../context.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { locate } from '../../slices/geolocation/geolocation.service.ts';
import { findUser } from '../identity/users.store.ts';
import { evidenceOf, recordConsent } from '../events/consent.ts';
import { lockUser, updateUser } from '../../slices/profile/profile.store.ts';
import { refuseSupportSession } from '../identity/support-session.ts';

interface Choice {
  email: boolean;
  in_app: boolean;
}
type Preferences = Record<NotificationKind, Choice>;
type Wish = Partial<Record<NotificationKind, { email?: boolean | undefined; in_app?: boolean | undefined }>>;

/** What costs money or breaks something is mailed unless told otherwise; the rest is shown in the product alone. */
const mailed: NotificationKind[] = [
  'usage_100',
  'webhook_disabled',
  'voice_removal_notice',
  'billing',
  'api_key_created',
];

/** Whoever made it has just seen it: only the mail tells of one that they did not make. */
const made: NotificationKind[] = ['api_key_created'];

export async function getPreferences(scope: Scope): Promise<{ preferences: Preferences }> {
  return { preferences: toPreferences(await findUser(scope, scope.actor.user_id)) };
}

/** Two changes at the same moment are both kept. */
export async function editPreferences(
  ctx: Ctx,
  wish: Wish,
  client: Pick<HttpExchange, 'ip' | 'userAgent' | 'proxyHeader'>,
): Promise<{ preferences: Preferences }> {
  if (wish.product_updates?.email !== undefined) refuseSupportSession(ctx.actor);
  const evidence = evidenceOf(client, locate(ctx, client));
  return transaction(ctx, async (scope) => {
    const { user_id } = scope.actor;
    const before = toPreferences(await lockUser(scope));
    const preferences = Object.fromEntries(
      notificationKinds.map((kind) => [
        kind,
        {
          email: wish[kind]?.email ?? before[kind].email,
          in_app: wish[kind]?.in_app ?? before[kind].in_app,
        },
      ]),
    ) as Preferences;
    await updateUser(scope, {
      notification_preferences: toJsonColumn(preferences),
      agrees_to_product_updates: preferences.product_updates.email,
    });
    const is_given = preferences.product_updates.email;
    if (is_given !== before.product_updates.email) {
      await recordConsent(scope, { user_id, kind: 'product_updates', is_given, evidence });
    }
    await recordChange(scope, { collection: 'user', id: user_id, what: 'changed' });
    return { preferences };
  });
}

/** Where the user is to be told of `kind`. For those who tell. */
export async function choiceOf(scope: Pick<Scope, 'db'>, userId: string, kind: NotificationKind): Promise<Choice> {
  return toPreferences(await findUser(scope, userId))[kind];
}

interface Stored {
  notification_preferences: unknown;
  agrees_to_product_updates: boolean;
}

/** Product updates by mail are the account's own consent, whoever changes it. */
function toPreferences(user: Stored | undefined): Preferences {
  const chosen = (user?.notification_preferences ?? {}) as Partial<Preferences>;
  const preferences = Object.fromEntries(
    notificationKinds.map((kind) => [
      kind,
      { email: mailed.includes(kind), in_app: !made.includes(kind), ...chosen[kind] },
    ]),
  ) as Preferences;
  preferences.product_updates.email = user?.agrees_to_product_updates ?? false;
  return preferences;
}
