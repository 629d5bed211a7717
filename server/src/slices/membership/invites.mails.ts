/** What the mails about invitations say. */
import { pageAddress } from '#contract/pages.ts';
import type { Config } from '../../kernel/boot/config.ts';
import type { MailContent } from '../../platform/notify/mail/mail.ts';

type Address = Pick<Config, 'publicUrl'>;

export function inviteMail(
  { publicUrl }: Address,
  invite: { email: string; code: string; workspace_name: string; invited_by: string },
): MailContent {
  return {
    to: invite.email,
    subject: `You are invited to ${invite.workspace_name}`,
    title: `You are invited to ${invite.workspace_name}`,
    paragraphs: [
      `${invite.invited_by} invites you to work in their workspace on Veery.`,
      'Sign up, or sign in, with this address. The invitation is good for seven days.',
    ],
    action: {
      label: 'See the invitation',
      url: publicUrl + pageAddress('signUp', { invite_code: invite.code }),
    },
    note: 'If you do not know who this is, ignore this mail.',
  };
}
