/** Where a sign-in, or the link of a mail, may lead in the end (spec-2 §2.6). Exact, without clever encodings. */
import { appRoot, pages } from '../pages.ts';

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

const toPatterns = (patterns: string[]) => patterns.map((pattern) => new RegExp(`^${pattern}$`));

/** The list of the specification, and the home screen. */
const allowed = toPatterns([
  pages.home,
  // Public or in the studio, with their sub-routes.
  `(?:${appRoot})?/(?:${routes.join('|')})(?:/${slug}){0,2}`,
  `/v1/(?:dubs|projects)/${id}`,
  `${appRoot}/voice-lab/share/${id}/${id}`,
  `/sound-effects/${slug}`,
  `${appRoot}/studio/${id}`,
]);

/** Where a mailed link may lead besides: the steps of somebody who has just come. */
const ofMails = toPatterns([
  pages.signIn,
  pages.onboarding,
  pages.checklist,
  pages.settings,
  `${pages.settings}/${slug}`,
]);

/** What a platform sends back to; it may bring these parameters and no others. */
const callback = new RegExp(`^${appRoot}/integrations/${slug}/callback$`);
const callbackParameters = ['code', 'configurationId', 'next', 'source', 'teamId'];

type IsAllowed = (pathname: string, query: URLSearchParams) => boolean;

const isRedirect: IsAllowed = (pathname, query) => {
  if (callback.test(pathname)) return [...query.keys()].every((name) => callbackParameters.includes(name));
  return allowed.some((pattern) => pattern.test(pathname));
};

/** The path of an address of `origin` (given with it or without), as it was written; undefined for any other. */
function pathWithin(value: string, origin: string, isAllowed: IsAllowed): string | undefined {
  // The raw text decides, before URL parsing can turn back-slashes, dots or escapes into another address.
  const path = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
  const [pathname = ''] = path.split(/[?#]/, 1);
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  return url?.origin === origin && url.pathname === pathname && isAllowed(pathname, url.searchParams)
    ? path
    : undefined;
}

/** Of a `redirect` parameter; undefined when it is refused. */
export const redirectPath = (value: string, origin: string): string | undefined =>
  pathWithin(value, origin, isRedirect);

/** Of a `continue_url`; undefined when it is refused. */
export const continuePath = (value: string, origin: string): string | undefined =>
  pathWithin(
    value,
    origin,
    (pathname, query) => isRedirect(pathname, query) || ofMails.some((one) => one.test(pathname)),
  );
