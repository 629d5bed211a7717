/** Mails that tell of a change to an account's safety, so that one its owner did not make is noticed. */
import type { MailContent } from '../mail/mail.service.ts';

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
