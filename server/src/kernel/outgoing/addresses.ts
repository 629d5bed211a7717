/** Which addresses are on the public internet, and which private ones an operator allows. */
import { BlockList, isIP } from 'node:net';
import { addressMatcher, isAddressOrNetwork } from '../http/ip-list.ts';

/** IPv4 that is not on the public internet (the special-purpose registry of IANA), and where clouds answer their guests. */
const closedIpv4 = addressMatcher([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Azure tells a virtual machine its secrets here.
  '168.63.129.16',
]);

/** Of IPv6 only this network is on the public internet, so mapped IPv4 (::ffff:…) and NAT64 (64:ff9b::) are not. */
const globalIpv6 = network('2000::', 3);
const closedIpv6 = addressMatcher([
  // Protocol assignments, with Teredo.
  '2001::/23',
  '2001:db8::/32',
  // 6to4 holds an IPv4 address, which may be a private one.
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
]);

/** Clouds tell their guests secrets here. Nobody may ask them, not even where an operator allows the network. */
const isMetadata = addressMatcher([
  '169.254.169.254',
  '169.254.170.2',
  '169.254.170.23',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd00:ec2::23',
  'fd20:ce::254',
]);

function network(address: string, bits: number): BlockList {
  const list = new BlockList();
  list.addSubnet(address, bits, 'ipv6');
  return list;
}

/** @param ip as the resolver or the URL parser writes it; anything else is not public */
export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 4) return !closedIpv4(ip);
  return isIP(ip) === 6 && globalIpv6.check(ip, 'ipv6') && !closedIpv6(ip);
}

/** Machines of the operator's own: a name, an address or a network, each with or without a port. */
interface PrivateHost {
  matches(host: string, ip: string): boolean;
  port: number | undefined;
}

/** @returns undefined when it is none of `gpu.lan`, `gpu.lan:8000`, `10.0.0.5`, `10.0.0.0/8`, `[fd00::5]:8000`, `fd00::/8` */
export function readPrivateHost(value: string): PrivateHost | undefined {
  if (isAddressOrNetwork(value)) return { matches: byAddress(value), port: undefined };
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(value) ?? [];
  const host = (bracketed ?? plain ?? '').toLowerCase();
  const port = digits === undefined ? undefined : Number(digits);
  if (port !== undefined && (port < 1 || port > 65_535)) return undefined;
  if (isAddressOrNetwork(host)) return { matches: byAddress(host), port };
  if (bracketed !== undefined || !/^[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9_])?$/.test(host)) return undefined;
  return { matches: (name) => name === host, port };
}

function byAddress(range: string): PrivateHost['matches'] {
  const isIn = addressMatcher([range]);
  return (_name, ip) => isIn(ip);
}

/** @param hosts each accepted by `readPrivateHost` */
export function privateHosts(hosts: readonly string[]) {
  const list = hosts.flatMap((host) => readPrivateHost(host) ?? []);
  const fits = (port: number) => list.filter((one) => one.port === undefined || one.port === port);
  return {
    /** Whether the server may connect there, be it on the internet or on a machine of the operator. */
    mayConnect: (host: string, ip: string, port: number): boolean =>
      isPublicAddress(ip) || (!isMetadata(ip) && fits(port).some((one) => one.matches(host, ip))),
    /** Whether it is a machine of the operator: those may be asked without encryption, and on any port. */
    isListed: (host: string, ip: string, port: number): boolean =>
      !isMetadata(ip) && fits(port).some((one) => one.matches(host, ip)),
  };
}
