/** Every mail there is, as a kind and its parameters: what the outbox stores. wording.ts says it in a language. */
import { z } from 'zod';
import { Notice } from '#contract/messages/notices.ts';

/** Null once the person has deleted their account. */
const Person = z.string().nullable();
const WithCode = z.object({ code: z.string() });
const Nothing = z.object({});

const mail = <K extends string, P extends z.ZodType>(kind: K, params: P) => z.object({ kind: z.literal(kind), params });

export const Mail = z.discriminatedUnion('kind', [
  mail(
    'verify_email',
    WithCode.extend({
      is_new_user: z.boolean(),
      continue_path: z.string().optional(),
      invite_code: z.string().optional(),
    }),
  ),
  mail('account_exists', Nothing),
  mail('reset_password', WithCode.extend({ continue_path: z.string().optional() })),
  mail('password_reset', Nothing),
  mail('password_changed', Nothing),
  mail('second_factor_enabled', Nothing),
  mail('second_factor_disabled', Nothing),
  mail('second_factor_reset', Nothing),
  mail('backup_code_created', Nothing),
  mail('backup_code_used', Nothing),
  mail('verification_code', WithCode),
  mail('confirm_new_email', WithCode),
  mail('email_taken', Nothing),
  mail('email_changed', WithCode.extend({ new_email: Person })),
  mail('email_reverted', Nothing),
  mail('support_requested', WithCode.extend({ operator: Person, reason: z.string() })),
  mail('support_granted', z.object({ email: Person })),
  mail('support_entered', z.object({ operator: Person })),
  mail('invite', WithCode.extend({ workspace_name: z.string(), invited_by: Person })),
  /** A notification that its reader wants by mail too; `is_chosen`: in their settings. */
  mail('notice', z.object({ notice: Notice, is_chosen: z.boolean() })),
  /** Written by an operator, in their words. */
  mail('product_update', WithCode.extend({ subject: z.string(), paragraphs: z.array(z.string()) })),
  mail('test', Nothing),
  /** Rendered by the version that wrote it, before mails were data. */
  mail(
    'plain',
    z.object({ subject: z.string(), text: z.string(), html: z.string(), unsubscribe_url: z.string().nullable() }),
  ),
]);

export type Mail = z.output<typeof Mail>;
/** The kinds that are still sent. */
export type NewMail = Exclude<Mail, { kind: 'plain' }>;
