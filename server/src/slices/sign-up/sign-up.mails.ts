/** What the mails about an account say. */
import { pageAddress, pages } from '#contract/pages.ts';
import type { ActionMode } from '#contract/security/types.ts';
import type { Ctx, Parts } from '../../context.ts';
import type { MailContent } from '../../platform/notify/mail/mail.ts';

type Address = Pick<Ctx, 'parts'>;

/** What a link takes along beside its code. */
export interface LinkExtras {
  /** A path of this installation, checked. */
  continue_path?: string | undefined;
  invite_code?: string | undefined;
}

/** Made of PUBLIC_URL alone: nothing that a request says of its address counts. */
export function actionUrl(
  { config }: Pick<Parts, 'config'>,
  {
    mode,
    code,
    isNewUser,
    continue_path,
    invite_code,
  }: { mode: ActionMode; code: string; isNewUser?: boolean } & LinkExtras,
): string {
  const address = pageAddress('action', {
    mode,
    oobCode: code,
    continueUrl: continue_path === undefined ? undefined : config.publicUrl + continue_path,
    lang: 'en',
    newUser: isNewUser ? 'true' : undefined,
    invite_code,
  });
  return config.publicUrl + address;
}

export const verificationMail = (
  { parts }: Address,
  { to, code, link, isNewUser }: { to: string; code: string; link: LinkExtras; isNewUser: boolean },
): MailContent => ({
  to,
  subject: 'Verify your e-mail address',
  title: 'Welcome to Veery',
  paragraphs: ['Open this link within an hour to verify your address.'],
  action: {
    label: 'Verify my address',
    url: actionUrl(parts, { mode: 'verifyEmail', code, isNewUser, ...link }),
  },
  note: 'If you did not ask for an account, ignore this mail: none is made. Of several such mails only the newest counts.',
});

export const knownAccountMail = ({ parts }: Address, to: string): MailContent => ({
  to,
  subject: 'You have an account already',
  title: 'You have an account already',
  paragraphs: [
    'Somebody, probably you, asked for a Veery account with this address. There is one already.',
    'If you do not know its password any more, ask for a new one on the sign-in page.',
  ],
  action: { label: 'Sign in', url: parts.config.publicUrl + pages.signIn },
  note: 'If this was not you, ignore this mail: nothing changes.',
});

export const passwordResetMail = (
  { parts }: Address,
  { to, code, link }: { to: string; code: string; link: LinkExtras },
): MailContent => ({
  to,
  subject: 'Set a new password',
  title: 'Set a new password',
  paragraphs: [
    'Somebody, probably you, asked for a new password of your Veery account.',
    'Open this link within an hour to choose it. Every browser is signed out then.',
  ],
  action: { label: 'Choose a new password', url: actionUrl(parts, { mode: 'resetPassword', code, ...link }) },
  note: 'If you did not ask for this, ignore this mail: your password stays as it is.',
});

export const passwordResetDoneMail = (to: string): MailContent => ({
  to,
  subject: 'Your password was changed',
  title: 'Your password was changed',
  paragraphs: [
    'The password of your Veery account was set anew with a link that we had mailed to you. Every session has been signed out.',
    'A second factor, where there is one, is still asked for. API keys are still good.',
  ],
  note: 'If this was not you, somebody else reads your mail: set a new password there first, then here.',
});
