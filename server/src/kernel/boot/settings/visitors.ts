/** Who may come in, how mail reaches them, and what is asked and known of visitors. */
import { z } from 'zod';
import { adminPath, domainList, list, oneOf, optional } from './kinds.ts';

export const visitorsSettings = {
  SIGN_UP: optional(oneOf(['open', 'invite', 'closed'])).describe(
    'Who may make an account: everybody (`open`), whoever was invited into a workspace (`invite`), or nobody (`closed`). Default: `open` when `PUBLIC_URL` is this machine, else `closed`.',
  ),
  SIGN_UP_DOMAINS: optional(domainList).describe(
    'Email domains whose addresses may make an account while `SIGN_UP` is `open`, comma-separated. Whoever was invited into a workspace may have any. Default: all.',
  ),
  ADMIN_PATH_PREFIX: optional(adminPath).describe(
    'Path under which operators fetch the audio of items of all workspaces: `{prefix}/history/{history_item_id}/audio`. It begins with `/v1/`. Default: `/v1/admin`.',
  ),
  TRUST_PROXY: optional(list).describe(
    'Addresses or networks of proxies whose `X-Forwarded-*` headers count, comma-separated. Default: none.',
  ),
  SMTP_URL: optional(z.string()).describe(
    'Mail server: `smtps://user:password@host:465` or `smtp://host:587`. Default: none, and mail is kept for operators to read in the outbox.',
  ),
  MAIL_FROM: optional(z.string()).describe(
    'Sender of mail, such as `Veery <voice@example.org>`. Required with `SMTP_URL`, and refused without it.',
  ),
  BOT_CHECK: optional(oneOf(['none', 'proof-of-work', 'token'])).describe(
    'What a visitor shows before signing up: `none`, `proof-of-work` (their browser computes for a moment) or `token` (a provider’s). Default: `none` when `PUBLIC_URL` is this machine, else `proof-of-work`.',
  ),
  BOT_CHECK_SITE_KEY: optional(z.string()).describe('The provider’s public key, with `BOT_CHECK=token`.'),
  BOT_CHECK_SECRET: optional(z.string()).describe('The provider’s secret key, with `BOT_CHECK=token`.'),
  BOT_CHECK_SCRIPT: optional(z.string()).describe(
    'Address of the provider’s script, with `BOT_CHECK=token`; its origin may run scripts and open frames in the sign-in and sign-up pages.',
  ),
  BOT_CHECK_VERIFY_URL: optional(z.string()).describe(
    'Address at which the provider checks a token (`siteverify`), with `BOT_CHECK=token`.',
  ),
  GEOLOCATION_HEADERS: optional(list).describe(
    'Names of the headers in which a proxy of `TRUST_PROXY` tells country, region and city of a visitor, comma-separated in this order. Needs `TRUST_PROXY`.',
  ),
  GEOLOCATION_DB: optional(z.string()).describe(
    'File of a database of addresses (MaxMind format, `.mmdb`) that tells where a visitor is. Default: none, and nobody’s place is known.',
  ),
  PRIVACY_URL: optional(z.string()).describe(
    'Address of your privacy policy. Default: the page `/privacy`, if the file `legal/privacy.md` (Markdown) is in the data folder when the server starts, else none. Where there is a policy or terms, nobody makes an account without accepting them.',
  ),
  TERMS_URL: optional(z.string()).describe(
    'Address of your terms of use. Default: the page `/terms`, if the file `legal/terms.md` (Markdown) is in the data folder when the server starts, else none.',
  ),
};
