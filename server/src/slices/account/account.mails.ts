/** What the mails about an account say. */
import type { Ctx } from '../../context.ts';
import type { MailContent } from '../mail/mail.service.ts';

export function verificationMail({ parts }: Ctx, to: string, code: string): MailContent {
  return {
    to,
    subject: 'Verify your e-mail address',
    title: 'Welcome to Veery',
    paragraphs: ['Open this link within an hour to verify your address.'],
    action: {
      label: 'Verify my address',
      url: `${parts.config.publicUrl}/app/action?mode=verifyEmail&oobCode=${code}&lang=en`,
    },
    note: 'If you did not ask for an account, ignore this mail.',
  };
}

export function knownAccountMail({ parts }: Ctx, to: string): MailContent {
  return {
    to,
    subject: 'You have an account already',
    title: 'You have an account already',
    paragraphs: ['Somebody, probably you, asked for a Veery account with this address. There is one already.'],
    action: { label: 'Sign in', url: `${parts.config.publicUrl}/app/sign-in` },
  };
}
