/** The checks of `doctor` on the outside world: the mail server, and how visitors' places are found. */
import { BootError } from '../kernel/boot/boot-error.ts';
import type { Config } from '../kernel/boot/config.ts';
import { createLog } from '../kernel/boot/log.ts';
import { createGeolocation } from '../ports/geolocation/geolocation.ts';
import { createSmtp } from '../ports/mail/smtp.ts';
import { fail, ok, warn, type Finding } from './findings.ts';

/** Greets the mail server and signs in, without sending anything. */
export async function checkMail({ smtp, isLoopback }: Config): Promise<Finding> {
  if (!smtp) {
    const message = 'there is no mail server: mail waits in the outbox, for operators to read.';
    return isLoopback ? ok('mail', message) : warn('mail', message, 'set SMTP_URL and MAIL_FROM');
  }
  const mail = createSmtp(smtp, createLog('silent'));
  const { host } = new URL(smtp.url);
  try {
    await mail.verify();
    return ok('mail', `${host} takes mail from ${smtp.from}.`);
  } catch (error) {
    return fail('mail', `${host} does not take mail: ${(error as Error).message}`, 'check SMTP_URL');
  } finally {
    await mail.close();
  }
}

export async function checkPlaces({ geolocationHeaders, geolocationDb }: Config): Promise<Finding> {
  const [subject, headers] = ['places', geolocationHeaders.join(', ')];
  try {
    await createGeolocation({ headers: geolocationHeaders, database: geolocationDb });
  } catch (error) {
    if (!(error instanceof BootError)) throw error;
    return fail(subject, error.message, 'the server does not start without it');
  }
  if (!headers && !geolocationDb) return ok(subject, 'where visitors are is not looked up.');
  return ok(subject, `found by ${[headers, geolocationDb].filter(Boolean).join(', then ')}.`);
}
