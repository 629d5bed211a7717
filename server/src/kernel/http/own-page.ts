/** Whether a request comes from a page of this installation, or from no page at all. Browsers say so; programs need not. */
import { crossOrigin } from '#contract/kit/access-errors.ts';
import { AppError } from '../errors.ts';

type Header = (name: string) => string | undefined;

/** @throws AppError 403 cross_origin */
export function refuseForeignPage(header: Header, publicUrl: string): void {
  const site = header('sec-fetch-site');
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  if (!isOwnSite || !isOwnOrigin(header, publicUrl)) throw AppError.from(crossOrigin);
}

function isOwnOrigin(header: Header, publicUrl: string): boolean {
  const origin = header('origin');
  return (
    origin === undefined ||
    origin === publicUrl ||
    // The installation may be reached under several names.
    (URL.canParse(origin) && new URL(origin).host === header('host'))
  );
}
