/** The privacy policy and the terms of use of this installation. Many installations have neither. */
import { getInstance } from '#contract/sign-in/api.ts';
import { useRead } from './queries.ts';

export interface LegalAddresses {
  privacy: string | undefined;
  terms: string | undefined;
}

/** Lets through an address of the web or of this server, and nothing that could run a script. */
export const safeAddress = (address: string | null | undefined): string | undefined =>
  address && /^(?:https?:\/)?\/[^/\\]/.test(address) ? address : undefined;

export function useLegalAddresses(): LegalAddresses {
  const instance = useRead(getInstance).data;
  return { privacy: safeAddress(instance?.privacy_url), terms: safeAddress(instance?.terms_url) };
}

/** True where there is something to accept. */
export const asksForAcceptance = ({ privacy, terms }: LegalAddresses): boolean => (privacy ?? terms) !== undefined;
