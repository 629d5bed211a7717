/** Passwords are hashed with argon2id. The whole password counts, however long it is. */
import { weakPassword } from '#contract/security/errors.ts';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../kernel/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

interface HashCost {
  /** KiB. */
  memoryCost: number;
  /** Passes over that memory. */
  timeCost: number;
  parallelism: number;
}

/** The parameters that OWASP recommends. */
const recommendedCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost = recommendedCost;

/** For tests, which create hundreds of accounts: from now on hashes are as cheap as argon2 allows. */
export function hashPasswordsCheaply(): void {
  cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
}

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/**
 * Hashes a newly chosen password. The specification's rule was checked with the input's schema.
 * @throws AppError 400 weak_password
 */
export async function hashNewPassword(password: string, param = 'password'): Promise<string> {
  if (isCommonPassword(password)) {
    throw AppError.from(weakPassword, {}, { param });
  }
  return hashPassword(password);
}

let decoyHash: Promise<string> | undefined;

/** An unknown address costs the same time as a wrong password. */
export async function checkPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('no account has this password');
  const holds = await verify(passwordHash ?? (await decoyHash), password);
  return passwordHash !== undefined && holds;
}
