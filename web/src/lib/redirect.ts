/** Where a sign-in may lead. Anything else is logged and ignored (no open redirects, no clever encodings). */
export const homePath = '/app/home';

const routes = [
  'affiliates',
  'audio-native',
  'history',
  'request-alpha-access',
  'subscription',
  'usage',
  'speech-synthesis',
  'dubs',
  'redirect',
];
const slug = '[a-z0-9-]+';
const id = '[A-Za-z0-9_-]+';

/** The list of the specification (§2.6), and the home screen. */
const allowed = [
  `/app/home`,
  // Public or in the studio, with their sub-routes.
  `(?:/app)?/(?:${routes.join('|')})(?:/${slug}){0,2}`,
  `/v1/(?:dubs|projects)/${id}`,
  `/app/voice-lab/share/${id}/${id}`,
  `/sound-effects/${slug}`,
  `/app/studio/${id}`,
].map((pattern) => new RegExp(`^${pattern}$`));

/** What a platform sends back to; it may bring these parameters and no others. */
const callback = new RegExp(`^/app/integrations/${slug}/callback$`);
const callbackParameters = ['code', 'configurationId', 'next', 'source', 'teamId'];

function isAllowed(pathname: string, query: URLSearchParams): boolean {
  if (callback.test(pathname)) return [...query.keys()].every((name) => callbackParameters.includes(name));
  return allowed.some((pattern) => pattern.test(pathname));
}

/** Where the links of mails may lead besides: to who is not in yet. */
const doors = ['/app/sign-in', '/app/onboarding'];

export function safeRedirect(value: string | null | undefined, origin: string): string {
  return safePath(value, origin, isAllowed) ?? homePath;
}

/** For `continueUrl`. */
export function safeContinue(value: string | null | undefined, origin: string, fallback: string): string {
  return safePath(value, origin, (path, query) => doors.includes(path) || isAllowed(path, query)) ?? fallback;
}

function safePath(
  value: string | null | undefined,
  origin: string,
  isGood: (pathname: string, query: URLSearchParams) => boolean,
): string | undefined {
  if (!value) return undefined;
  // The raw text decides, before URL parsing can turn back-slashes, dots or escapes into another address.
  const path = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
  const [pathname = ''] = path.split(/[?#]/, 1);
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  if (url?.origin === origin && url.pathname === pathname && isGood(pathname, url.searchParams)) return path;
  console.warn('Refused to redirect to', value);
  return undefined;
}
