import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isSafeLink } from './markdown.ts';
import { Markdown, MarkdownLine } from './Markdown.tsx';

/** The elements without their looks. */
const html = (text: string) => renderToStaticMarkup(<Markdown text={text} />).replace(/ (class|rel|dir)="[^"]*"/g, '');

describe('Markdown', () => {
  it('draws code, lists, links and paragraphs', () => {
    expect(html('Takes `mp3` or **wav**.\n\nSee [the list](/docs#errors):\n\n- one\n- `two`')).toBe(
      '<div><p>Takes <code>mp3</code> or <strong>wav</strong>.</p>' +
        '<p>See <a href="/docs#errors">the list</a>:</p><ul><li>one</li><li><code>two</code></li></ul></div>',
    );
    expect(html('```\na < b\n```')).toBe('<div><pre>a &lt; b</pre></div>');
  });

  it('shows HTML as text, and follows no address but those of the web and of this server', () => {
    expect(html('<img src=x onerror=alert(1)> <b>bold</b>')).not.toMatch(/<(img|b)\b/);
    expect(html('<script>alert(1)</script>')).toBe('<div>&lt;script&gt;alert(1)&lt;/script&gt;</div>');
    expect(html('[press](javascript:alert(1)) ![dog](https://a.test/dog.png)')).toBe('<div><p>press dog</p></div>');
    expect(['/docs', '#errors', 'https://a.test', 'http://a.test/b?c', 'v1/user'].every(isSafeLink)).toBe(true);
    const unsafe = ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:x', 'data:text/html,x', 'vbscript:x'];
    expect(unsafe.some(isSafeLink)).toBe(false);
    expect(['java\tscript:x', 'mailto:a@b.test', 'http://['].some(isSafeLink)).toBe(false);
  });

  it('fits into a heading and into a link', () => {
    const line = renderToStaticMarkup(<MarkdownLine isPlain text="Ends [every](/x) `session`" />);
    expect(line.replace(/ class="[^"]*"/g, '')).toBe('Ends every <code>session</code>');
  });
});
