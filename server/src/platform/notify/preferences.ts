/** Which notifications a user wants, and where. */
import { notificationKinds, type NotificationKind } from '#contract/messages/types.ts';
import type { Ctx } from '../../context.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { findUser, lockUser, updateUser } from '../identity/accounts/users.ts';
import { evidenceOf, recordConsent, type ConsentClient } from '../events/consent.ts';
import { requireOwnSession } from '../identity/access/require-session.ts';

interface Choice {
  email: boolean;
  in_app: boolean;
}
type Preferences = Record<NotificationKind, Choice>;
type PreferencesInput = Partial<
  Record<NotificationKind, { email?: boolean | undefined; in_app?: boolean | undefined }>
>;

/** Notifications about money and about broken things are mailed by default; all others appear only in the product. */
const mailed: NotificationKind[] = [
  'usage_100',
  'budget',
  'webhook_disabled',
  'voice_removal_notice',
  'billing',
  'api_key_created',
];

/** The user who creates a key has just seen it, so only the mail reports a key that somebody else created. */
const hiddenInApp: NotificationKind[] = ['api_key_created'];

export async function getPreferences(scope: Scope): Promise<{ preferences: Preferences }> {
  return { preferences: toPreferences(await findUser(scope, scope.actor.user_id)) };
}

/** The row is locked, so that two changes at the same moment are both kept. */
export async function editPreferences(
  ctx: Ctx,
  input: PreferencesInput,
  client: ConsentClient,
): Promise<{ preferences: Preferences }> {
  if (input.product_updates?.email !== undefined) requireOwnSession(ctx.actor);
  const evidence = evidenceOf(ctx, client);
  return transaction(ctx, async (scope) => {
    const { user_id } = scope.actor;
    const before = toPreferences(await lockUser(scope, user_id));
    const preferences = Object.fromEntries(
      notificationKinds.map((kind) => [
        kind,
        {
          email: input[kind]?.email ?? before[kind].email,
          in_app: input[kind]?.in_app ?? before[kind].in_app,
        },
      ]),
    ) as Preferences;
    await updateUser(scope, user_id, {
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

/** Returns where the user wants to see notifications of this kind. */
export async function choiceOf(scope: Pick<Scope, 'db'>, userId: string, kind: NotificationKind): Promise<Choice> {
  return toPreferences(await findUser(scope, userId))[kind];
}

interface Stored {
  notification_preferences: unknown;
  agrees_to_product_updates: boolean;
}

/** Whether product updates are mailed follows the consent on the account, which can be changed elsewhere too. */
function toPreferences(user: Stored | undefined): Preferences {
  const chosen = (user?.notification_preferences ?? {}) as Partial<Preferences>;
  const preferences = Object.fromEntries(
    notificationKinds.map((kind) => [
      kind,
      { email: mailed.includes(kind), in_app: !hiddenInApp.includes(kind), ...chosen[kind] },
    ]),
  ) as Preferences;
  preferences.product_updates.email = user?.agrees_to_product_updates ?? false;
  return preferences;
}
