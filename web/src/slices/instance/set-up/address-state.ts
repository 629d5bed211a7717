/** What the address of the installation means to those who open it. Pure. */

export interface AddressState {
  /** This browser came by the address that links in mails lead to. */
  isSame: boolean;
  reach: 'machine' | 'plain' | 'secure';
}

export function addressState(publicUrl: string, origin: string): AddressState {
  const { protocol, hostname } = new URL(publicUrl);
  const isMachine = ['localhost', '[::1]'].includes(hostname) || hostname.startsWith('127.');
  return {
    isSame: new URL(publicUrl).origin === origin,
    reach: protocol === 'https:' ? 'secure' : isMachine ? 'machine' : 'plain',
  };
}
