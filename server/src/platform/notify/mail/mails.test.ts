/** Every kind of mail, in every language: whole in HTML, with the same links in its text. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, type Token } from '@messageformat/parser';
import type { Notice } from '#contract/messages/notices.ts';
import { mailLanguages, type MailLanguage } from './catalogue.ts';
import { Mail, type NewMail } from './kinds.ts';
import { faultsOf } from './mail-server.suite.ts';
import { renderMail } from './mail.ts';

/** User input that must not break out of its place. */
const name = `O'Brien & <b>"Söhne"</b> {count}`;
const job = { kind: 'speech_batch', params: { name } } as const;
const transcription = { kind: 'transcription', params: { name, transcription_id: 'x' } } as const;
const failure = (status: string, params: Record<string, string | number> = {}) => ({ status, params, message: name });

const notices: Notice[] = [
  { kind: 'invite_received', params: { workspace_name: name, invited_by: name } },
  { kind: 'member_joined', params: { email: name, workspace_name: name } },
  { kind: 'api_key_created', params: { name } },
  { kind: 'support_entered', params: { operator: name } },
  { kind: 'alpha_access_requested', params: { email: name, reason: null } },
  { kind: 'feedback_received', params: { feedback_kind: 'idea', excerpt: name } },
  { kind: 'job_done', params: { job: { kind: 'history_zip', params: { items: 3 } }, done: 2, total: 3 } },
  { kind: 'job_done', params: { job: { kind: 'personal_data', params: {} }, done: 3, total: 3 } },
  { kind: 'job_done', params: { job, done: 1, total: 3 } },
  { kind: 'job_done', params: { job, done: 3, total: 3 } },
  { kind: 'job_failed', params: { job, error: failure('quota_exceeded', { left: 1, needed: 2 }) } },
  { kind: 'job_failed', params: { job, error: failure('no_row_spoken', { reason_status: 'x', reason: name }) } },
  { kind: 'job_failed', params: { job, error: failure('never_worded') } },
  { kind: 'job_done', params: { job: transcription, done: 100, total: 100 } },
  { kind: 'job_failed', params: { job: transcription, error: failure('transcription_failed') } },
  { kind: 'backup_failed', params: { reason: 'storage_full', folder: name } },
  ...(['workspace', 'api_key', 'member'] as const).map((scope) => {
    const of = { scope, name: scope === 'api_key' ? name : null, email: scope === 'member' ? name : null };
    const figures = { percent: 80, credits: 1000, used: 812, period: 'calendar_month' } as const;
    return { kind: 'budget_reached', params: { ...of, ...figures } } as const;
  }),
  ...(['renewal_failed', 'retry_failed', 'plan_ended', 'extra_use_unpaid', 'extra_use_given_up'] as const).map(
    (problem) =>
      ({ kind: 'billing_problem', params: { problem, plan: name, amount_cents: 4450, currency: 'eur' } }) as const,
  ),
  {
    kind: 'extra_use_unpaid',
    params: { workspace_name: name, workspace_id: 'w', amount_cents: 4400, currency: 'usd' },
  },
  {
    kind: 'extra_use_written_off',
    params: { workspace_name: name, workspace_id: 'w', amount_cents: 4400, currency: 'usd' },
  },
  { kind: 'plain', params: { title: name, description: name, page: 'jobs' } },
  { kind: 'unknown', params: {} },
];

const code = 'ABCD-2345';
const mails: NewMail[] = [
  { kind: 'verify_email', params: { code, is_new_user: true, continue_path: '/app/home', invite_code: 'x' } },
  { kind: 'account_exists', params: {} },
  { kind: 'reset_password', params: { code, continue_path: '/app/home' } },
  { kind: 'password_reset', params: {} },
  { kind: 'password_changed', params: {} },
  { kind: 'second_factor_enabled', params: {} },
  { kind: 'second_factor_disabled', params: {} },
  { kind: 'second_factor_reset', params: {} },
  { kind: 'backup_code_created', params: {} },
  { kind: 'backup_code_used', params: {} },
  { kind: 'verification_code', params: { code } },
  { kind: 'confirm_new_email', params: { code } },
  { kind: 'email_taken', params: {} },
  { kind: 'email_changed', params: { code, new_email: name } },
  { kind: 'email_reverted', params: {} },
  { kind: 'support_requested', params: { code, operator: name, reason: `${name}\n\n${name}` } },
  { kind: 'support_granted', params: { email: name } },
  { kind: 'support_entered', params: { operator: name } },
  { kind: 'invite', params: { code, workspace_name: name, invited_by: name } },
  { kind: 'product_update', params: { code, subject: name, paragraphs: [name, name] } },
  { kind: 'test', params: {} },
  ...notices.map((notice) => ({ kind: 'notice', params: { notice, is_chosen: true } }) as const),
];

const publicUrl = 'https://v.example.org';
const render = ({ kind, params }: NewMail, locale: MailLanguage) => renderMail({ kind, params, locale }, { publicUrl });

test('these tests cover every kind of mail', () => {
  const kinds = Mail.options.map((option) => option.shape.kind.value);
  expect([...new Set(mails.map(({ kind }) => kind)), 'plain'].sort()).toEqual([...kinds].sort());
});

const cases = mails.flatMap((mail) => mailLanguages.map((language) => [mail.kind, language, mail] as const));

test.each(cases)('%s in %s', (_kind, language, mail) => {
  const { subject, text, html } = render(mail, language);
  expect(faultsOf(html)).toEqual([]);
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).not.toContain('<b>');
  expect(subject.length).toBeGreaterThan(5);
  const links = text.match(/https?:\S+/g) ?? [];
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'));
  expect([...new Set(hrefs)]).toEqual([...new Set(links)]);
  for (const link of links) {
    expect(link.startsWith(`${publicUrl}/app`)).toBe(true);
    expect(new URL(link).searchParams.get('lang')).toBe(language);
  }
  if ('code' in mail.params) expect(text).toContain(mail.params.code);
});

test.each(mails)('$kind has different words in each language', (mail) => {
  const isOperators = mail.kind === 'product_update';
  const [english, german] = mailLanguages.map((language) => render(mail, language).subject);
  if (!isOperators && !(mail.kind === 'notice' && mail.params.notice.kind === 'plain')) {
    expect(german).not.toBe(english);
  }
});

test('a mail that an earlier version had rendered is not changed', () => {
  const params = { subject: 'Old', text: 'Words', html: '<p>Words</p>', unsubscribe_url: null };
  expect(renderMail({ kind: 'plain', params, locale: 'de' }, { publicUrl })).toEqual(params);
});

test('mails name the installation as its operator calls it, whatever the name holds', () => {
  const config = { publicUrl, installationName: name };
  for (const { kind, params } of mails) {
    for (const locale of mailLanguages) {
      const { text, html } = renderMail({ kind, params, locale }, config);
      expect(text, kind).toContain(`-- \n${name}`);
      expect(html + text, kind).not.toContain('Veery');
      expect(html, kind).not.toContain('<b>');
    }
  }
});

test('a deleted account is shown as a former user', () => {
  const mail = { kind: 'invite', params: { code, workspace_name: 'W', invited_by: null } } as const;
  expect(mailLanguages.map((language) => render(mail, language).text)).toEqual([
    expect.stringContaining('A former user invites you'),
    expect.stringContaining('Ein ehemaliger Benutzer lädt Sie ein'),
  ]);
});

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8')) as Record<string, string>;
const namesOf = (token: Token): string[] => [
  ...('arg' in token ? [`${token.arg}: ${token.type}`] : []),
  ...('cases' in token ? token.cases.flatMap(({ tokens }) => tokens.flatMap(namesOf)) : []),
];
const parametersOf = (message = '') => [...new Set(parse(message).flatMap(namesOf))].sort();

test.each([
  [
    'server/messages',
    'mails.json',
    ['server/src/platform/notify/mail/wording.ts', 'server/src/platform/notify/mail/render.ts'],
  ],
  ['contract/messages', 'notices.json', ['contract/src/messages/wording.ts', 'contract/src/messages/word-failure.ts']],
])('%s has the same messages and parameters in both languages, and all of them are used', (folder, file, sources) => {
  const [english, german] = [read(`${folder}/en/${file}`), read(`${folder}/de/${file}`)];
  expect(Object.keys(german)).toEqual(Object.keys(english));
  for (const [key, message] of Object.entries(english)) {
    expect([key, ...parametersOf(german[key])]).toEqual([key, ...parametersOf(message)]);
  }
  const text = sources
    .map((source) => readFileSync(new URL(`../../../../../${source}`, import.meta.url), 'utf8'))
    .join();
  const families = /^(second_factor|backup_code|password|feedback_received)_/;
  const unused = Object.keys(english).filter((key) => !text.includes(`'${key}'`) && !families.test(key));
  expect(unused).toEqual([]);
});
