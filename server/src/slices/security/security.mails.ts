/** Mails that tell of a change to an account's safety, so that one its owner did not make is noticed. */
import { pageAddress, pages } from '#contract/pages.ts';
import type { Ctx } from '../../context.ts';
import type { MailContent } from '../../platform/notify/mail/mail.ts';

const note = 'If this was not you, set a new password at once and look at the sessions in your settings.';

export const secondFactorEnabled = (to: string): MailContent => ({
  to,
  subject: 'Two-factor authentication is on',
  title: 'Two-factor authentication is on',
  paragraphs: [
    'From now on, signing in to Veery asks for a code of your authenticator app.',
    'Keep the backup code that you were shown in a safe place: it lets you in once if the app is lost.',
  ],
  note,
});

export const secondFactorDisabled = (to: string): MailContent => ({
  to,
  subject: 'Two-factor authentication is off',
  title: 'Two-factor authentication is off',
  paragraphs: ['Signing in to Veery asks for your password alone again. Your backup code is no longer good.'],
  note,
});

export const secondFactorReset = (to: string): MailContent => ({
  to,
  subject: 'Two-factor authentication was reset',
  title: 'Two-factor authentication was reset',
  paragraphs: [
    'Whoever runs this installation of Veery has turned two-factor authentication off for your account.',
    'Signing in asks for your password alone until you turn it on again in your settings.',
  ],
  note: 'If you did not ask for this, set a new password at once and tell them.',
});

export const backupCodeCreated = (to: string): MailContent => ({
  to,
  subject: 'You have a new backup code',
  title: 'You have a new backup code',
  paragraphs: ['A new backup code was made for your Veery account. The former one is no longer good.'],
  note,
});

export const backupCodeUsed = (to: string): MailContent => ({
  to,
  subject: 'Your backup code was used',
  title: 'Your backup code was used',
  paragraphs: [
    'Somebody, probably you, signed in to Veery with the backup code. It is used up.',
    'Your authenticator app still counts. Make a new backup code in your settings.',
  ],
  note,
});

export const passwordChanged = (to: string): MailContent => ({
  to,
  subject: 'Your password was changed',
  title: 'Your password was changed',
  paragraphs: ['The password of your Veery account was changed. Every other session has been signed out.'],
  note: 'If this was not you, ask for a password reset on the sign-in page at once.',
});

type Address = Pick<Ctx, 'parts'>;

export const sensitiveActionMail = ({ parts }: Address, to: string, code: string): MailContent => ({
  to,
  subject: 'Your verification code',
  title: 'Is this you?',
  paragraphs: ['Somebody, probably you, is about to change something important in your Veery account.'],
  code,
  action: {
    label: 'Verify in the browser',
    url: parts.config.publicUrl + pageAddress('home', { sensitiveActionVerificationCode: code }),
  },
  note: `The code is good for ten minutes. Give it to nobody. ${note}`,
});

export const changeEmail = ({ parts }: Address, to: string, code: string): MailContent => ({
  to,
  subject: 'Confirm your new e-mail address',
  title: 'Confirm your new e-mail address',
  paragraphs: ['Open this link within an hour to make this the address of your Veery account.'],
  action: {
    label: 'Use this address',
    url: parts.config.publicUrl + pageAddress('signIn', { verificationCode: code }),
  },
  note: 'If you did not ask for this, ignore this mail: nothing changes.',
});

export const addressInUse = ({ parts }: Address, to: string): MailContent => ({
  to,
  subject: 'You have an account already',
  title: 'You have an account already',
  paragraphs: ['Somebody, probably you, wants this address for another Veery account. There is one with it already.'],
  action: { label: 'Sign in', url: parts.config.publicUrl + pages.signIn },
  note: 'If this was not you, ignore this mail: nothing changes.',
});

export const emailChanged = (
  { parts }: Address,
  { to, newEmail, code }: { to: string; newEmail: string; code: string },
): MailContent => ({
  to,
  subject: 'Your e-mail address was changed',
  title: 'Your e-mail address was changed',
  paragraphs: [
    `The address of your Veery account is now ${newEmail}.`,
    'If this was not you, take the change back. The link is good for seven days, and signs out every browser.',
  ],
  action: {
    label: 'Take the change back',
    url: parts.config.publicUrl + pageAddress('signIn', { verificationCode: code, isReverting: 'true' }),
  },
});

export const emailReverted = ({ parts }: Address, to: string): MailContent => ({
  to,
  subject: 'Your e-mail address is back',
  title: 'Your e-mail address is back',
  paragraphs: [
    'This is the address of your Veery account again, and every session has been signed out.',
    'If somebody else had changed it, they may know your password: set a new one.',
  ],
  action: { label: 'Sign in', url: parts.config.publicUrl + pages.signIn },
});
