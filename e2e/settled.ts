import type { Page, Request } from '@playwright/test';

const quietFor = 300;
const underWay = new WeakMap<Page, Set<Request>>();

/** Starts counting. The page of every test is watched from its start. */
export function watchRequests(page: Page): Set<Request> {
  const known = underWay.get(page);
  if (known) return known;
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => {
    // The live connection ends with the page.
    if (!request.url().includes('/v1/live')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/**
 * Waits until no request has been under way for a moment. `networkidle` cannot be used, because one connection stays
 * open.
 */
export async function settled(page: Page): Promise<void> {
  const open = watchRequests(page);
  await page.waitForLoadState('load');
  for (let quiet = 0; quiet < quietFor; quiet += 50) {
    await page.waitForTimeout(50);
    if (open.size > 0) quiet = 0;
  }
}
