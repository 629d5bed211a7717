/** Reads and checks the addresses that may use a key, as users type them. */

const isIpv4 = (text: string): boolean => {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
};
/** Checks an IPv6 address with the browser's own parser. */
const isIpv6 = (text: string): boolean => /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]/`);

/** Tells whether a text is an IP address, or a network such as 10.0.0.0/8. */
export function isAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0) return false;
  const most = isIpv4(address) ? 32 : isIpv6(address) ? 128 : undefined;
  if (most === undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

/** Reads addresses that are separated by lines, commas or spaces. */
export const readAddresses = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
