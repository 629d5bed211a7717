/** Lists of addresses and networks: trusted proxies, and the addresses that an API key may be used from. */
import { BlockList, isIP } from 'node:net';

/** Accepts `10.1.2.3`, `10.0.0.0/8`, `2001:db8::/32`. */
export function isAddressOrNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** @param ranges each accepted by `isAddressOrNetwork` */
export function addressMatcher(ranges: string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (ip) => {
    // A dual-stack socket reports IPv4 addresses as ::ffff:10.1.2.3.
    const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}
