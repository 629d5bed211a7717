/** Solves the proof of work of the bot check. It is fetched only where the installation has one. */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** @throws Error where this browser cannot compute it */
export async function solveBotCheck(challenge: unknown): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved.');
  return btoa(JSON.stringify({ challenge, solution }));
}
