import { expect, test } from 'vitest';
import * as render from './render.ts';
import { wordsIn } from './catalogue.ts';
import type { MailContent } from './content.ts';
import { faultsOf } from './mail-server.suite.ts';

const url = 'https://voice.example.org/app/action?mode=verifyEmail&oobCode=abc_DEF-123&lang=en';
const plain: MailContent = {
  subject: 'Verify your email address',
  title: 'Welcome',
  paragraphs: ['Open this link within an hour.', 'Second line\nand a third one.'],
  action: { label: 'Verify my address', url },
  code: 'ABCD-2345',
  note: 'If you did not ask for it, ignore this mail.',
  unsubscribe_url: 'https://voice.example.org/app/action?mode=optOutOfUpdates&oobCode=x',
};

const renderHtml = (content: MailContent) => render.renderHtml(content, wordsIn('en'));
const renderText = (content: MailContent) => render.renderText(content, wordsIn('en'));

const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
  );

test('HTML is complete, fetches nothing, and has the links of the text', () => {
  const html = renderHtml(plain);
  expect(faultsOf(html)).toEqual([]);
  expect(html).toMatch(/<html lang="en" dir="ltr">/);
  for (const part of ['Welcome', 'Open this link', 'line<br>and', 'ABCD-2345', 'ignore this mail'])
    expect(html).toContain(part);
  expect(hrefs(html)).toEqual([url, url, plain.unsubscribe_url]);
  const text = renderText(plain);
  for (const line of [url, plain.unsubscribe_url, '    ABCD-2345']) expect(text.split('\n')).toContain(line);
});

test('user input is escaped', () => {
  const evil = '"><script>alert(1)</script><img src=x onerror="y"> & \u202e \u0007 </td></table>';
  const content = {
    ...plain,
    subject: evil,
    title: evil,
    paragraphs: [evil],
    action: { label: evil, url: `https://a.test/?q="><b>` },
    code: evil,
    note: evil,
  };
  const html = renderHtml(content);
  expect(faultsOf(html)).toEqual([]);
  expect(html).not.toContain('<script');
  expect(html).not.toContain('\u0007');
  expect(renderText(content)).toContain('https://a.test/?q="><b>');
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '/app', '', 'ftp://a.test']) {
    expect(() => renderHtml({ ...plain, action: { label: 'x', url } }), url).toThrow('no web address');
  }
});

test('text has short lines, except for addresses', () => {
  const long = Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ');
  const text = renderText({
    ...plain,
    paragraphs: [long, `See ${url}${'x'.repeat(100)} there.`],
    unsubscribe_url: url,
  });
  for (const line of text.split('\n')) if (!line.includes('https:')) expect(line.length).toBeLessThanOrEqual(76);
  expect(text.replaceAll('\n', ' ')).toContain(long);
  expect(text).toContain(`${url}${'x'.repeat(100)}`);
  expect(renderText({ subject: '', title: 'Only', paragraphs: [] })).toBe('Only\n\n-- \nVeery\n');
  const html = render.renderHtml(plain, wordsIn('de'), { privacyUrl: 'https://a.test/p?a&b' });
  expect(html).toMatch(/<a [^>]*href="https:\/\/a\.test\/p\?a&#38;b"[^>]*>Datenschutzerklärung<\/a>/);
  expect(html).not.toContain('Nutzungsbedingungen');
});
