/** Takes over what public/theme.js asked the server for while the scripts of the page were loading. */
import type { SignedIn } from '#contract/sign-in/types.ts';

declare global {
  interface Window {
    early?: { signedIn?: Promise<SignedIn>; answers: Record<string, Promise<Response>>; keys: string[] };
  }
}

/** An answer of before this is as fresh as one that is asked for now. Milliseconds since the page began to load. */
const maxAge = 20_000;

/** Gives the renewed session, once. It is undefined where none was asked for or the server did not give one. */
export async function takeEarlySession(): Promise<SignedIn | undefined> {
  const early = globalThis.window?.early;
  const signedIn = early?.signedIn;
  if (!signedIn) return undefined;
  delete early.signedIn;
  return signedIn.catch(() => undefined);
}

/** Repeats the keys that were pressed before the app could hear them, once. */
export function repeatEarlyKeys(): void {
  for (const key of globalThis.window?.early?.keys.splice(0) ?? [])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Gives the answer of a read, once. It is undefined where the read was not asked for or failed. */
export async function takeEarlyAnswer(url: string): Promise<Response | undefined> {
  const answers = globalThis.window?.early?.answers;
  const answer = answers?.[url];
  if (!answer) return undefined;
  delete answers[url];
  if (performance.now() > maxAge) return undefined;
  const response = await answer.catch(() => undefined);
  return response?.ok ? response : undefined;
}
