/** Addresses that have the shape of one and to which no mail can be sent. */
import { invalidEmail } from '#contract/sign-up/errors.ts';
import { domainToASCII } from 'node:url';
import { AppError } from '../../../kernel/errors.ts';

/** @throws AppError 400 invalid_email */
export function requireMailable(email: string): void {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), domainToASCII(email.slice(at + 1))];
  const isDotted = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  const labels = domain.split('.');
  const isDomain = labels.length > 1 && labels.every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label));
  if (!isDotted && isDomain && Buffer.byteLength(local) <= 64) return;
  throw AppError.from(invalidEmail);
}
