/** The check of the mail server, without sending anything. */
import type { Config } from '../../../kernel/boot/config.ts';
import type { Mailer } from '../../../ports/mail/port.ts';
import { coded, fail, ok, warn, type CodedFinding } from './findings.ts';

/** @param mailer undefined where no mail server is configured */
export async function checkMailServer(
  { smtp, isLoopback }: Pick<Config, 'smtp' | 'isLoopback'>,
  mailer: Pick<Mailer, 'verify'> | undefined,
): Promise<CodedFinding> {
  if (!smtp || !mailer) {
    const message = 'there is no mail server: mail waits in the outbox, for operators to read.';
    if (isLoopback) return coded('mail_kept', {}, ok('mail', message));
    return coded('mail_missing', {}, warn('mail', message, 'set SMTP_URL and MAIL_FROM'));
  }
  const { host } = new URL(smtp.url);
  try {
    await mailer.verify();
    return coded('mail_ok', { host }, ok('mail', `${host} takes mail from ${smtp.from}.`));
  } catch (error) {
    const answer = (error as Error).message;
    const message = `${host} does not take mail: ${answer}`;
    return coded('mail_refused', { host, answer }, fail('mail', message, 'check SMTP_URL'));
  }
}
