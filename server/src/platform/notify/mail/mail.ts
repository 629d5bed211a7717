/** Mail to people: written with the change that causes it, delivered by the queue, kept in the outbox without a server. */
import { messageNotFound, noMailServer } from '#contract/operator/errors.ts';
import type { Parts } from '../../../context.ts';
import type { Config } from '../../../kernel/boot/config.ts';
import type { Scope } from '../../../kernel/context.ts';
import { toJsonColumn } from '../../../kernel/db/json-column.ts';
import { AppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { enqueue } from '../../../kernel/jobs/jobs.ts';
import { transaction } from '../../../kernel/db/transaction.ts';
import { mailLanguageOf, wordsIn } from './catalogue.ts';
import { mailWork } from './content.ts';
import { Mail, type NewMail } from './kinds.ts';
import { renderHtml, renderText } from './render.ts';
import { findUserByEmail } from '../../identity/accounts/users.ts';
import * as store from './mail.store.ts';
import { wordMail } from './wording.ts';

/**
 * In the caller's transaction: a change that is rolled back mails nobody. Where no mail server is configured, and from
 * the command line, the mail stays in the outbox. A recipient without an account, or without a chosen language, is written
 * to in the language of the request.
 * @param author_user_id The user from whom a mail to somebody else comes. It is deleted with their account.
 */
export async function sendMail(
  scope: Scope,
  to: string,
  { kind, params }: NewMail,
  author_user_id: string | null = null,
): Promise<void> {
  await transaction(scope, async (scope) => {
    const message_id = newId();
    const chosen = (await findUserByEmail(scope, to))?.locale;
    const isDelivered = scope.queue.takes(mailWork.name);
    await store.insertMail(scope, {
      message_id,
      recipient: to,
      author_user_id,
      kind,
      params: toJsonColumn(params),
      locale: chosen ?? mailLanguageOf(scope.languages) ?? null,
      state: isDelivered ? 'waiting' : 'kept',
    });
    if (isDelivered) await enqueue(scope, mailWork, { message_id });
  });
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  unsubscribe_url: string | null;
}

/** @throws Error for a kind, or for parameters, that this version does not know. */
export function renderMail(
  { kind, params, locale }: Pick<store.MailRow, 'kind' | 'params' | 'locale'>,
  config: Pick<Config, 'publicUrl'> & Partial<Pick<Config, 'privacyUrl' | 'termsUrl' | 'installationName'>>,
): RenderedMail {
  const mail = Mail.parse({ kind, params });
  if (mail.kind === 'plain') return mail.params;
  const words = wordsIn(mailLanguageOf(locale) ?? 'en', config.installationName);
  const content = wordMail(mail, words, config);
  return {
    subject: content.subject.replace(/\p{Cc}+/gu, ' '),
    text: renderText(content, words, config),
    html: renderHtml(content, words, config),
    unsubscribe_url: content.unsubscribe_url ?? null,
  };
}

/** Lists pending, failed and kept mail, newest first. */
export const listOutbox = (scope: Scope): Promise<store.MailRow[]> => store.list(scope);

/** Tries a kept or failed mail from the start. @throws AppError 409 no_mail_server, 404 */
export async function sendAgain(scope: Scope, messageId: string): Promise<void> {
  if (!scope.queue.takes(mailWork.name)) throw AppError.from(noMailServer);
  await transaction(scope, async (scope) => {
    if (!(await store.sendAgain(scope, messageId))) throw AppError.from(messageNotFound, { id: messageId });
    await enqueue(scope, mailWork, { message_id: messageId });
  });
}

const day = 24 * 3600 * 1000;
const retentionMs = 7 * day;
/** A mail that was just written is sent by the work that was queued with it. */
const graceMs = 60_000;

/** Queues again what failed a while ago, or whose work was lost. */
export async function retryDue(scope: Scope): Promise<void> {
  if (!scope.queue.takes(mailWork.name)) return;
  const due = await store.listDue(scope, new Date(scope.now.getTime() - graceMs));
  for (const message of due) await enqueue(scope, mailWork, message);
}

/**
 * A mail server that failed is asked whether it works again, because the next try of a mail may be hours away. Then what
 * waits is sent at once.
 */
export async function recheckMailServer(scope: Scope, { mail }: Pick<Parts, 'mail'>): Promise<void> {
  if (!mail?.problem()) return;
  const works = await mail.verify().then(
    () => true,
    () => false,
  );
  if (works) await store.retryWaiting(scope);
}

/** Old mail is deleted, because it holds codes and private words. What waits is kept where nobody delivers any more. */
export async function purgeExpiredMail(scope: Scope): Promise<void> {
  if (!scope.queue.takes(mailWork.name)) await store.keepUndelivered(scope);
  await store.prune(scope, new Date(scope.now.getTime() - retentionMs));
}
