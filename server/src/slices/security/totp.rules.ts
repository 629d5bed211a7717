/** Codes of authenticator apps (RFC 6238), and the code for the day on which the app is lost. Pure. */
import { randomBytes } from 'node:crypto';
import { verifySync } from 'otplib';
import { toUnix } from '../../kernel/unix-time.ts';

const stepSeconds = 30;

/** The time step whose code this is, where it is now, or lies half a minute before or after. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return undefined;
  const epoch = toUnix(now);
  const result = verifySync({ secret, token: digits, epoch, epochTolerance: stepSeconds });
  return result.valid ? Math.floor(epoch / stepSeconds) + result.delta : undefined;
}

/** The alphabet has no letters that look alike, because people write the code down by hand. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Eighty bits, in four groups. */
export function newBackupCode(): string {
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Codes are compared in any case, with or without the dashes. */
export const normalizeBackupCode = (code: string) => code.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
