import { editNotificationPreferences, getNotificationPreferences } from '#contract/messages/api.ts';
import type { NotificationKind } from '#contract/messages/types.ts';
import { call } from '../../lib/api.ts';
import { changeRead, choose } from '../../lib/choices/choices.ts';

export type Channel = 'email' | 'in_app';

export const nameOfBox = (kind: NotificationKind, channel: Channel): string => `notification ${kind} ${channel}`;

export const chooseNotification = (kind: NotificationKind, channel: Channel, isOn: boolean): Promise<void> =>
  choose(nameOfBox(kind, channel), isOn, async () => {
    const answer = await call(editNotificationPreferences, { body: { preferences: { [kind]: { [channel]: isOn } } } });
    await changeRead(getNotificationPreferences, {}, () => answer);
  });
