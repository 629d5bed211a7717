/** Where a sign-in may lead. Anything else is logged and ignored (no open redirects, no clever encodings). */
export const homePath = '/app/speech-synthesis/text-to-speech';

const allowed = [/^\/app\/home$/, /^\/app\/speech-synthesis(?:\/[a-z0-9-]+){1,2}$/];

export function safeRedirect(value: string | null | undefined, origin: string): string {
  if (!value) return homePath;
  // The raw text decides, before URL parsing can turn back-slashes, dots or escapes into another address.
  const path = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
  const [pathname = ''] = path.split(/[?#]/, 1);
  const isAllowed = allowed.some((pattern) => pattern.test(pathname));
  if (isAllowed && URL.canParse(path, origin) && new URL(path, origin).origin === origin) return path;
  console.warn('Refused to redirect to', value);
  return homePath;
}
