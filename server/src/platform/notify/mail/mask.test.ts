import { expect, test } from 'vitest';
import { maskMail } from './mask.ts';
import { renderMail } from './mail.ts';

const config = { publicUrl: 'https://v.test' };
const code = 'AB23-CD45';

test('no code is left in a masked mail, neither in its words nor in its links', () => {
  const mails = [
    { kind: 'verify_email', params: { code, is_new_user: true, invite_code: `${code}-invite` } },
    { kind: 'reset_password', params: { code } },
    { kind: 'verification_code', params: { code } },
    { kind: 'confirm_new_email', params: { code } },
    { kind: 'email_changed', params: { code, new_email: 'new@v.test' } },
    { kind: 'support_requested', params: { code, operator: 'op@v.test', reason: 'why' } },
    { kind: 'invite', params: { code, workspace_name: 'W', invited_by: 'a@v.test' } },
    { kind: 'product_update', params: { code, subject: 'News', paragraphs: ['Hello.'] } },
    {
      kind: 'plain',
      params: {
        subject: 'Old',
        text: `Open https://v.test/app/action?oobCode=${code} or type ${code}.`,
        html: `<a href="https://v.test/${code}">`,
        unsubscribe_url: null,
      },
    },
  ];
  for (const { kind, params } of mails) {
    const mail = { kind, params, locale: 'en' };
    expect([kind, JSON.stringify(renderMail(mail, config))]).toEqual([kind, expect.stringContaining(code)]);
    expect([kind, JSON.stringify(renderMail(maskMail(mail), config))]).toEqual([
      kind,
      expect.not.stringContaining(code),
    ]);
  }
});

test('a mail without a code stays as it is', () => {
  const mail = { kind: 'test', params: {}, locale: 'en' };
  expect(maskMail(mail)).toEqual(mail);
});
