/** The checks of `doctor` on the outside world: the mail server, and how visitors' places are found. */
import { BootError } from '../kernel/boot/boot-error.ts';
import type { Config } from '../kernel/boot/config.ts';
import { createLog } from '../kernel/boot/log.ts';
import { createGeolocation } from '../ports/geolocation/geolocation.ts';
import { createSmtp } from '../ports/mail/smtp.ts';
import { checkMailServer } from '../slices/instance/checks/mail.ts';
import { fail, ok, type Finding } from '../slices/instance/checks/findings.ts';

/** Greets the mail server and signs in, without sending anything. */
export async function checkMail(config: Config): Promise<Finding> {
  const mail = config.smtp && createSmtp(config.smtp, createLog('silent'));
  try {
    return await checkMailServer(config, mail);
  } finally {
    await mail?.close();
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
