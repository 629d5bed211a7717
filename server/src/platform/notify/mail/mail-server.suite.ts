/** A mail server for the tests: what arrives is kept, parsed; what it answers can be set. */
import { SMTPServer } from 'smtp-server';
import PostalMime, { type Email } from 'postal-mime';

export interface ReceivedMail extends Email {
  raw: string;
  /** The recipient on the envelope. */
  recipients: string[];
}

export async function mailServer(listenOn = 0) {
  const arrived: ReceivedMail[] = [];
  /** Codes with which to reject the next recipients, one each. */
  const refusals: number[] = [];
  const refuse = (code: number) => Object.assign(new Error(`refused with ${code}`), { responseCode: code });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      const code = refusals.shift();
      done(code ? refuse(code) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(raw).then((mail) => arrived.push({ ...mail, raw, recipients }));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(listenOn, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    refusals,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type MailServer = Awaited<ReturnType<typeof mailServer>>;

const empty = new Set(['meta', 'br', 'hr', 'img', 'link']);

/** Lists what is wrong with an HTML mail: tags that do not close, and anything that is fetched or run. */
export function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const body = html.replace(/<style>[^<]*<\/style>/, '').replace('<!doctype html>', '');
  for (const [tag, slash, name = '', rest = ''] of body.matchAll(/<(\/?)([a-z0-9]+)((?:\s+[a-z-]+="[^"<>]*")*)\s*>/g)) {
    if (slash) {
      const last = open.pop();
      if (last !== name) faults.push(`${tag} closes ${last}`);
    } else if (!empty.has(name)) open.push(name);
    if (/\s(src|srcset|background|on\w+)=/.test(rest) || /url\(/.test(rest)) faults.push(`${tag} fetches or runs`);
  }
  if (open.length > 0) faults.push(`left open: ${open.join(', ')}`);
  const left = body.replace(/<\/?[a-z0-9]+(?:\s+[a-z-]+="[^"<>]*")*\s*>/g, '');
  if (/[<>]/.test(left)) faults.push(`no tag: ${/.{0,20}[<>].{0,20}/.exec(left)?.[0]}`);
  if (/<(script|iframe|img|link|object|form)|@import|url\(/i.test(html)) faults.push('holds what is fetched or run');
  return faults;
}
