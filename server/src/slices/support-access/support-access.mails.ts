/** Mails about access of operators to an account. */
import { pageAddress, pages } from '#contract/pages.ts';
import type { Ctx } from '../../context.ts';
import type { MailContent } from '../../platform/notify/mail/mail.ts';

type Address = Pick<Ctx, 'parts'>;

export const accessRequested = (
  { parts }: Address,
  { to, operator, reason, code }: { to: string; operator: string; reason: string; code: string },
): MailContent => ({
  to,
  subject: 'Support asks for access to your account',
  title: 'Support asks for access to your account',
  paragraphs: [
    `${operator}, who runs this installation of Veery, asks to enter your account for 24 hours.`,
    `The reason given: ${reason}`,
    'Everything that is done there is recorded, and you can end the access at any time in your settings.',
  ],
  action: {
    label: 'Give access',
    url: parts.config.publicUrl + pageAddress('action', { mode: 'verifySignInRequest', verificationCode: code }),
  },
  note: 'The link is good for an hour. If you did not expect this, ignore this mail: nobody gets in.',
});

export const accessGranted = ({ parts }: Address, to: string, email: string): MailContent => ({
  to,
  subject: 'Access was given',
  title: 'Access was given',
  paragraphs: [`${email} has given you access to their account for 24 hours.`],
  action: { label: 'Open support access', url: parts.config.publicUrl + pages.operatorSupport },
});

export const accountEntered = ({ parts }: Address, to: string, operator: string): MailContent => ({
  to,
  subject: 'Support has entered your account',
  title: 'Support has entered your account',
  paragraphs: [`${operator} has entered your Veery account with the access that you gave.`],
  action: { label: 'Open my settings', url: parts.config.publicUrl + pages.settings },
  note: 'You can end the access at any time in your settings.',
});
