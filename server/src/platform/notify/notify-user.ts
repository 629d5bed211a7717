/** Tells a user what they want to be told of, where they want it. */
import type { Message, NotificationKind } from '#contract/messages/types.ts';
import type { Config } from '../../kernel/boot/config.ts';
import type { Scope } from '../../kernel/context.ts';
import { sendMail } from './mail/mail.ts';
import { addMessage } from './messages.ts';
import { findUser } from '../identity/users.store.ts';
import { choiceOf } from './preferences.ts';

interface News extends Pick<Message, 'severity' | 'title' | 'description' | 'needs_attention'> {
  user_id: string;
  workspace_id: string;
  kind: NotificationKind;
  /** A path inside the product, and what to call it. */
  link: string;
  linkLabel: string;
}

/** In the caller's transaction. One who is gone is told nothing. */
export async function notifyUser(
  scope: Scope,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { kind, linkLabel, ...news }: News,
): Promise<void> {
  const user = await findUser(scope, news.user_id);
  if (!user) return;
  const choice = await choiceOf(scope, user.user_id, kind);
  if (choice.in_app) await addMessage(scope, news);
  if (!choice.email || !user.email_verified_at) return;
  const { title, description, link } = news;
  const action = { label: linkLabel, url: publicUrl + link };
  const note = 'Which mail you receive is chosen in your settings.';
  await sendMail(scope, { to: user.email, subject: title, title, paragraphs: [description], action, note });
}
