/** Where the link of a mail leads in the end. */
import { invalidContinueUrl } from '#contract/sign-up/errors.ts';
import { continuePath } from '#contract/sign-in/redirects.ts';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../kernel/errors.ts';

/** The path of an address of this installation that is on the list. @throws AppError 400 invalid_continue_url */
export function readContinueUrl(
  { parts, log }: Pick<Ctx, 'parts' | 'log'>,
  value: string | null | undefined,
): string | undefined {
  if (!value) return undefined;
  const path = continuePath(value, parts.config.publicUrl);
  if (path !== undefined) return path;
  // The query is dropped, because it may contain a code.
  log.warn({ address: value.split(/[?#]/, 1)[0]?.slice(0, 200) }, 'refused to lead a mailed link there');
  throw AppError.from(invalidContinueUrl);
}
