/** The certificates of trust of this installation: of its public address, and of the mail server. */
import net from 'node:net';
import { performance } from 'node:perf_hooks';
import tls from 'node:tls';
import type { Config } from '../../../kernel/boot/config.ts';
import { coded, fail, ok, warn, type CodedFinding } from './findings.ts';

const timeoutMs = 5000;
const dayMs = 86_400_000;
/** Certificates are usually renewed a month before they end, so a later one was not renewed. */
const soonDays = 14;

interface Server {
  host: string;
  port: number;
  /** SMTP greets in the clear and is asked for TLS. */
  startTls: boolean;
}

/** Servers that are spoken to without TLS have no certificate and no finding. */
export async function checkCertificates(
  config: Pick<Config, 'publicUrl' | 'smtp'>,
  now: Date,
): Promise<CodedFinding[]> {
  const servers = [serverOf(config.publicUrl), ...(config.smtp ? [serverOf(config.smtp.url)] : [])];
  const findings = await Promise.all(servers.map((server) => server && checkCertificate(server, now)));
  return findings.filter((finding) => finding !== undefined);
}

function serverOf(url: string): Server | undefined {
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const of = (usual: number, startTls: boolean) => ({ host, port: port ? Number(port) : usual, startTls });
  if (protocol === 'https:') return of(443, false);
  if (protocol === 'smtps:') return of(465, false);
  return protocol === 'smtp:' ? of(587, true) : undefined;
}

async function checkCertificate(server: Server, now: Date): Promise<CodedFinding | undefined> {
  const { host } = server;
  try {
    const expires = await readExpiry(server);
    return expires && describeExpiry(host, expires, now);
  } catch (error) {
    const reason = (error as Error).message;
    const message = `${host} shows no certificate that can be trusted: ${reason}.`;
    return coded('certificate_invalid', { host, reason }, warn('certificate', message, 'check its certificate'));
  }
}

export function describeExpiry(host: string, expires: Date, now: Date): CodedFinding {
  const days = Math.floor((expires.getTime() - now.getTime()) / dayMs);
  const params = { host, days, expires_at_unix: Math.floor(expires.getTime() / 1000) };
  const day = expires.toISOString().slice(0, 10);
  if (days < 0) {
    const message = `that of ${host} ended on ${day}.`;
    return coded('certificate_expired', params, fail('certificate', message, 'renew it'));
  }
  const message = `that of ${host} is good until ${day}.`;
  if (days < soonDays) return coded('certificate_expiring', params, warn('certificate', message, 'renew it'));
  return coded('certificate_ok', params, ok('certificate', message));
}

/** Undefined where a mail server offers no TLS. @throws Error when the server cannot be reached */
async function readExpiry({ host, port, startTls }: Server): Promise<Date | undefined> {
  const plain = startTls ? await openStartTls(host, port) : undefined;
  if (startTls && !plain) return undefined;
  const servername = net.isIP(host) === 0 ? host : undefined;
  // An expired certificate is to be read, and not refused.
  const options = { host, port, rejectUnauthorized: false, ...(servername ? { servername } : {}) };
  const socket = tls.connect(plain ? { ...options, socket: plain } : options);
  try {
    await settled(socket, 'secureConnect');
    const { valid_to } = socket.getPeerCertificate();
    const expires = new Date(valid_to);
    const isOnlyOld = String(socket.authorizationError) === 'CERT_HAS_EXPIRED';
    if (socket.authorizationError && !isOnlyOld) throw new Error(String(socket.authorizationError));
    return expires;
  } finally {
    socket.destroy();
    plain?.destroy();
  }
}

/** Asks a mail server to begin TLS on the connection. */
async function openStartTls(host: string, port: number): Promise<net.Socket | undefined> {
  const socket = net.connect({ host, port });
  try {
    await settled(socket, 'connect');
    await readReply(socket);
    socket.write('EHLO veery\r\n');
    const offered = await readReply(socket);
    if (!/^250[ -]STARTTLS/im.test(offered)) {
      socket.destroy();
      return undefined;
    }
    socket.write('STARTTLS\r\n');
    await readReply(socket);
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** Reads the lines of one reply: the last has a blank after its code. */
async function readReply(socket: net.Socket): Promise<string> {
  const ends = performance.now() + timeoutMs;
  let reply = '';
  while (!/^\d{3} .*\r?\n$/m.test(reply)) {
    if (performance.now() > ends || reply.length > 10_000) throw new Error('the mail server does not answer');
    reply += String(await settled(socket, 'data'));
  }
  if (/^[45]/.test(reply)) throw new Error(reply.trim().slice(0, 200));
  return reply;
}

/** Waits for an event of a socket, for a limited time. */
function settled(socket: net.Socket, event: 'connect' | 'secureConnect' | 'data'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new Error('it does not answer'))), timeoutMs);
    const onEvent = (value: unknown) => end(() => resolve(value));
    const onError = (error: Error) => end(() => reject(error));
    const onClose = () => end(() => reject(new Error('it closed the connection')));
    function end(settle: () => void) {
      clearTimeout(timer);
      socket.off(event, onEvent).off('close', onClose);
      // The listener of errors stays: an error without one would end the process.
      settle();
    }
    socket.once(event, onEvent).once('close', onClose).on('error', onError);
  });
}
