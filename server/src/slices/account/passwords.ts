/** argon2id, at the settings OWASP recommends: 19 MiB, two passes. */
import { hash, verify } from '@node-rs/argon2';

const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, settings);

let decoy: Promise<string> | undefined;

/** An unknown address costs the same time as a wrong password. */
export async function checkPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const holds = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== undefined && holds;
}
