/** Reads an address that somebody gave, before anything is resolved. */
import { isIP } from 'node:net';
import { OutgoingRefused } from './port.ts';

const maxAddress = 2048;

/** Ports that browsers refuse because other protocols listen there, beside all below 1024 but those of the web. */
const closedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

export interface Target {
  url: URL;
  /** In lower case, without brackets. */
  host: string;
  port: number;
  /** The host is an address, not a name. */
  isAddress: boolean;
}

/** @throws OutgoingRefused when it is no web address, or tries to look like another one than it is */
export function readTarget(address: string): Target {
  if (address.length > maxAddress) throw new OutgoingRefused('invalid_address', 'The address is too long.');
  // URL parsers remove control characters and read a backslash as a slash, each in its own way.
  if (/[\p{Cc}\s\\]/u.test(address) || !URL.canParse(address)) {
    throw new OutgoingRefused('invalid_address', 'This is not a web address.');
  }
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new OutgoingRefused('scheme', 'Only addresses with https are asked.');
  }
  if (url.username || url.password) {
    throw new OutgoingRefused('credentials', 'The address contains a user name or a password.');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  // 0x7f.1, 2130706433, 0177.0.0.1 and digits of other scripts are ways to hide 127.0.0.1.
  const written = /^[a-z]+:\/\/([^/?#]*)/i.exec(address)?.[1]?.replace(/:\d*$/, '').toLowerCase();
  if (written === undefined || (isIP(host) === 4 && written !== host)) {
    throw new OutgoingRefused('invalid_address', 'Write an IP address with four decimal numbers.');
  }
  if (host === '' || host.endsWith('.')) {
    throw new OutgoingRefused('invalid_address', 'The name of the host is not complete.');
  }
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  return { url, host, port, isAddress: isIP(host) !== 0 };
}

/** Whether a port of a machine on the internet may be asked. */
export const isOpenPort = (port: number): boolean =>
  port === 443 || port === 80 || (port >= 1024 && !closedPorts.has(port));
