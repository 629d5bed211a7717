/**
 * A sign-up waits in the code of its verification mail. Anybody can sign up with anybody's address, and only the mailbox
 * shows whose it is. So the password of a sign-up counts only in the browser that gave it, which holds the secret of the
 * sign-up in a cookie. In any other browser, whoever opens the link chooses a password there.
 */
import type { Config } from '../../../kernel/boot/config.ts';
import { hashToken } from '../../../kernel/hash.ts';
import type { HttpExchange } from '../../../kernel/http/route.ts';

export interface PendingPassword {
  /** The hash of the secret in the browser that signed up. */
  browser_hash: string;
  password_hash: string;
  choices: { accepts_terms?: boolean | undefined };
}

/** A sign-up can be finished, and mailed again, for this long. */
export const signUpSeconds = 24 * 3600;

const cookie = { name: 'veery_sign_up', path: '/v1' };

export const readSignUpCookie = (exchange: Pick<HttpExchange, 'cookie'>): string | undefined =>
  exchange.cookie(cookie.name);

/** The browser keeps the secret of its last sign-up. */
export const setSignUpCookie = (exchange: HttpExchange, secret: string): void =>
  exchange.setCookie(cookie.name, secret, { path: cookie.path, maxAge: signUpSeconds });

export const clearSignUpCookie = (exchange: HttpExchange): void => exchange.clearCookie(cookie.name, cookie.path);

export const hashOfBrowser = (secret: string): string => hashToken(secret).toString('base64url');

/** True when this browser made the sign-up. */
export const isOfBrowser = ({ browser_hash }: PendingPassword, secret: string | undefined): boolean =>
  secret !== undefined && browser_hash === hashOfBrowser(secret);

/** Where there is nothing to accept, nobody has to. */
export const lacksAcceptance = (
  { privacyUrl, termsUrl }: Pick<Config, 'privacyUrl' | 'termsUrl'>,
  { accepts_terms }: PendingPassword['choices'],
): boolean => (privacyUrl ?? termsUrl) !== undefined && accepts_terms !== true;
