import type { Page, Request } from '@playwright/test';

/** Milliseconds. */
const quietFor = 150;
const round = 50;
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
 * Waits until no request has been under way for a moment in which the page had nothing to do either. `networkidle`
 * cannot be used, because one connection stays open.
 */
export async function settled(page: Page): Promise<void> {
  const open = watchRequests(page);
  await page.waitForLoadState('load');
  for (let quiet = 0; quiet < quietFor; quiet += round) {
    await page.waitForTimeout(round);
    if (!(await isIdle(page)) || open.size > 0) quiet = 0;
  }
}

/** A busy page will ask for more, however long that takes on a busy machine. */
const isIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          requestIdleCallback(({ didTimeout }) => resolve(!didTimeout), { timeout: 1000 }),
        ),
    )
    // The page was left meanwhile.
    .catch(() => false);
