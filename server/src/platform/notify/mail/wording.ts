/** Each mail in words, in one language. Links are made of PUBLIC_URL alone: no header of a request can change them. */
import type { ActionMode } from '#contract/security/types.ts';
import { addressOfNotice, pageOfNotice, type Notice } from '#contract/messages/notices.ts';
import { pageAddress, type PageName, type PageSearch } from '#contract/pages.ts';
import { wordNotice } from '#contract/messages/wording.ts';
import type { Config } from '../../../kernel/boot/config.ts';
import type { Words } from './catalogue.ts';
import type { MailContent } from './content.ts';
import type { Mail } from './kinds.ts';

type Installation = Pick<Config, 'publicUrl'>;

export function wordMail(
  { kind, params }: Exclude<Mail, { kind: 'plain' }>,
  words: Words,
  { publicUrl }: Installation,
): MailContent {
  const { t, language } = words;
  const person = (name: string | null) => name ?? t('former_user');
  const link = <N extends PageName>(page: N, search: PageSearch<N>) =>
    publicUrl + pageAddress(page, { ...search, lang: language });
  const noticeUrl = (notice: Notice) =>
    `${publicUrl}${addressOfNotice(notice)}?${new URLSearchParams({ lang: language })}`;
  const actionLink = (mode: ActionMode, search: PageSearch<'action'>) => link('action', { mode, ...search });
  const continueUrl = (path: string | undefined) => path && publicUrl + path;
  const toSignIn = { label: t('sign_in'), url: link('signIn', {}) };

  switch (kind) {
    case 'verify_email':
      return {
        ...content(t('verify_email_subject'), t('verify_email_text'), t('verify_email_title')),
        action: {
          label: t('verify_email_action'),
          url: actionLink('verifyEmail', {
            oobCode: params.code,
            continueUrl: continueUrl(params.continue_path),
            newUser: params.is_new_user ? 'true' : undefined,
            invite_code: params.invite_code,
          }),
        },
        note: t('verify_email_note'),
      };
    case 'account_exists':
      return {
        ...content(t('account_exists_subject'), t('account_exists_text')),
        action: toSignIn,
        note: t('ignore'),
      };
    case 'reset_password': {
      const query = { oobCode: params.code, continueUrl: continueUrl(params.continue_path) };
      return {
        ...content(t('reset_password_subject'), t('reset_password_text')),
        action: { label: t('reset_password_action'), url: actionLink('resetPassword', query) },
        note: t('reset_password_note'),
      };
    }
    case 'password_reset':
    case 'password_changed':
    case 'second_factor_reset':
      return { ...content(t(`${kind}_subject`), t(`${kind}_text`)), note: t(`${kind}_note`) };
    case 'second_factor_enabled':
    case 'second_factor_disabled':
    case 'backup_code_created':
    case 'backup_code_used':
      return { ...content(t(`${kind}_subject`), t(`${kind}_text`)), note: t('secure_account') };
    case 'verification_code':
      return {
        ...content(t('verification_code_subject'), t('verification_code_text'), t('verification_code_title')),
        code: params.code,
        action: {
          label: t('verification_code_action'),
          url: link('home', { sensitiveActionVerificationCode: params.code }),
        },
        note: t('verification_code_note', { warning: t('secure_account') }),
      };
    case 'confirm_new_email':
      return {
        ...content(t('confirm_new_email_subject'), t('confirm_new_email_text')),
        action: {
          label: t('confirm_new_email_action'),
          url: link('signIn', { verificationCode: params.code }),
        },
        note: t('confirm_new_email_note'),
      };
    case 'email_taken':
      return { ...content(t('account_exists_subject'), t('email_taken_text')), action: toSignIn, note: t('ignore') };
    case 'email_changed':
      return {
        ...content(t('email_changed_subject'), t('email_changed_text', { new_email: person(params.new_email) })),
        action: {
          label: t('email_changed_action'),
          url: link('signIn', { verificationCode: params.code, isReverting: 'true' }),
        },
      };
    case 'email_reverted':
      return { ...content(t('email_reverted_subject'), t('email_reverted_text')), action: toSignIn };
    case 'support_requested': {
      const { code, operator, reason } = params;
      return {
        ...content(
          t('support_requested_subject'),
          t('support_requested_text', { operator: person(operator), reason: oneBlock(reason) }),
        ),
        action: {
          label: t('support_requested_action'),
          url: actionLink('verifySignInRequest', { verificationCode: code }),
        },
        note: t('support_requested_note'),
      };
    }
    case 'support_granted':
      return {
        ...content(t('support_granted_subject'), t('support_granted_text', { email: person(params.email) })),
        action: { label: t('support_granted_action'), url: link('instanceSupport', {}) },
      };
    case 'support_entered':
      return {
        ...content(t('support_entered_subject'), t('support_entered_text', { operator: person(params.operator) })),
        action: { label: t('open_settings'), url: link('settings', {}) },
        note: t('support_entered_note'),
      };
    case 'invite': {
      const { code, workspace_name, invited_by } = params;
      return {
        ...content(t('invite_subject', { workspace_name }), t('invite_text', { invited_by: person(invited_by) })),
        action: { label: t('invite_action'), url: link('invite', { invite_code: code }) },
        note: t('invite_note'),
      };
    }
    case 'notice': {
      const { title, text } = wordNotice(words.notices, params.notice);
      const page = pageOfNotice(params.notice);
      return {
        ...content(title, text),
        ...(page === null ? {} : { action: { label: t(pageLabels[page]), url: noticeUrl(params.notice) } }),
        ...(params.is_chosen ? { note: t('notice_note') } : {}),
      };
    }
    case 'product_update': {
      const { code, subject, paragraphs } = params;
      return {
        subject,
        title: subject,
        paragraphs,
        unsubscribe_url: actionLink('optOutOfUpdates', { oobCode: code }),
      };
    }
    case 'test':
      return {
        ...content(t('test_subject'), t('test_text', { host: new URL(publicUrl).host }), t('test_title')),
        action: { label: t('test_action'), url: link('home', {}) },
      };
  }
}

const pageLabels = {
  jobs: 'open_jobs',
  settings: 'open_settings',
  apiKeys: 'open_api_keys',
  workspaceInvites: 'open_invites',
  instanceReports: 'open_reports',
  webhooks: 'open_webhooks',
  subscription: 'open_subscription',
  usage: 'open_usage',
  transcript: 'open_transcript',
  speechToText: 'open_transcripts',
} as const;

/** A blank line of the catalogue parts paragraphs. */
function content(subject: string, text: string, title = subject): MailContent {
  return { subject, title, paragraphs: text.split('\n\n').filter(Boolean) };
}

/** User input stays one paragraph. */
const oneBlock = (text: string) => text.replace(/\n{2,}/g, '\n');
