/** Cookies hold what must outlive a sign-out, which clears everything else. */
const prefix = 'veery_';
const lifetime = 360 * 86_400;

export function readCookie(name: string): string | undefined {
  const start = `${prefix}${name}=`;
  const found = (globalThis.document?.cookie ?? '').split('; ').find((one) => one.startsWith(start));
  try {
    return found === undefined ? undefined : decodeURIComponent(found.slice(start.length));
  } catch {
    return undefined;
  }
}

/** Lasts 360 days unless `seconds` says otherwise. A browser that blocks cookies ignores it. */
export function writeCookie(name: string, value: string, seconds = lifetime): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${prefix}${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 0);
}
