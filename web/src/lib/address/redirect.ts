/** Decides where a sign-in may lead. Any other address is logged and ignored, so that there are no open redirects. */
import { pages } from '#contract/pages.ts';
import { continuePath, redirectPath } from '#contract/sign-in/redirects.ts';

export function safeRedirect(value: string | null | undefined, origin: string): string {
  return safePath(value, origin, redirectPath) ?? pages.home;
}

/** Checks a `continueUrl`, which may lead to a few more pages. */
export function safeContinue(value: string | null | undefined, origin: string, fallback: string): string {
  return safePath(value, origin, continuePath) ?? fallback;
}

function safePath(
  value: string | null | undefined,
  origin: string,
  pathOf: (value: string, origin: string) => string | undefined,
): string | undefined {
  if (!value) return undefined;
  const path = pathOf(value, origin);
  if (path === undefined) console.warn('Refused to redirect to', value);
  return path;
}
