/** Sends mail by SMTP. It connects with the first mail, so an unreachable server never stops the start. */
import nodemailer, { type SMTPPoolOptions } from 'nodemailer';
import type { Log } from '../../kernel/boot/log.ts';
import { MailFailure, type Mailer } from './port.ts';

interface SmtpSettings {
  /** `smtps://user:password@host:465` is encrypted from the start, `smtp://…:587` by STARTTLS. */
  url: string;
  from: string;
}

const seconds = 1000;
/** The limit of a whole delivery. A server that trickles its replies triggers none of the other limits. */
const timeoutMs = 120 * seconds;

/** Characters that may surround or separate addresses, or end a line, do not belong in a single address. */
const unsafeAddress = /[\p{Cc}\s<>()[\],;:\\"]/u;

export function createSmtp({ url, from }: SmtpSettings, log: Pick<Log, 'warn' | 'info'>): Mailer {
  const transport = nodemailer.createTransport(optionsOf(url), { from });
  const host = new URL(url).hostname;
  const domain = /@([^\s<>@]+)/.exec(from)?.[1] ?? host;
  let problem: string | undefined;

  function note(found: string | undefined): void {
    // The problem is logged once, not for every mail.
    if (found !== undefined && found !== problem)
      log.warn({ host, error: found }, 'the mail server does not take mail');
    if (found === undefined && problem !== undefined) log.info({ host }, 'the mail server takes mail again');
    problem = found;
  }

  return {
    problem: () => problem,
    async verify() {
      try {
        await transport.verify();
        note(undefined);
      } catch (error) {
        const failure = toFailure(error as SmtpError);
        note(failure.message);
        throw failure;
      }
    },
    async send({ to, subject, text, html, id, unsubscribeUrl }, signal) {
      if (unsafeAddress.test(to) || !to.includes('@')) {
        throw new MailFailure('This is not one address.', { isFinal: true });
      }
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          subject: subject.replace(/\p{Cc}+/gu, ' '),
          text,
          html,
          messageId: `<${id}@${domain}>`,
          date: new Date(),
          disableFileAccess: true,
          disableUrlAccess: true,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}),
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
        note(undefined);
      } catch (error) {
        const failure = toFailure(error as SmtpError);
        // A server that answers about one mail works, also when it rejects that mail or asks to wait.
        note(isAboutMail(error as SmtpError) ? undefined : failure.message);
        throw failure;
      }
    },
    close: async () => transport.close(),
  };
}

function optionsOf(url: string): SMTPPoolOptions & { pool: true } {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLocal = ['localhost', '::1'].includes(host) || host.startsWith('127.');
  return {
    pool: true,
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // A password is never sent unencrypted, except within this machine.
    requireTLS: !secure && username !== '' && !isLocal,
    tls: { minVersion: 'TLSv1.2' },
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    maxConnections: 2,
    maxMessages: 50,
    // The queue retries with pauses.
    maxRequeues: 0,
    idleTimeout: 20 * seconds,
    connectionTimeout: 20 * seconds,
    greetingTimeout: 20 * seconds,
    socketTimeout: 60 * seconds,
    dnsTimeout: 10 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/** True for replies to the mail itself, as opposed to the connection, the greeting or the sign-in. */
const isAboutMail = ({ code }: SmtpError) => code === 'EENVELOPE' || code === 'EMESSAGE';

function toFailure(error: SmtpError): MailFailure {
  const isFinal = isAboutMail(error) && (error.responseCode ?? 0) >= 500;
  // What servers say can be long; it is shown to operators.
  return new MailFailure(error.message.slice(0, 500), { isFinal, cause: error });
}
