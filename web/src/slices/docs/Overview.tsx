import { Download } from 'lucide-react';
import { buttonClass } from '../../ui/button/Button.tsx';
import { CodeSample } from './CodeSample.tsx';
import { mcpExamples, openAiExamples } from './connection-examples.ts';
import { t } from './messages.ts';
import { documentUrls } from './documents/use-documents.ts';

const files = [
  { url: documentUrls.http, label: 'OpenAPI 3.1' },
  { url: documentUrls.sockets, label: 'AsyncAPI 2.6' },
];

// A page made ahead does not know where it will be read; a place is kept for the address.
const origin = typeof location === 'undefined' ? '\u00a0' : location.origin;

/** What is true of every call. */
export function Overview({ version }: { version: string }) {
  return (
    <article className="flex flex-col gap-8">
      <header className="flex flex-col gap-3">
        <h1 className="text-h1 font-semibold tracking-[-0.022em]">{t('title')}</h1>
        <p className="max-w-[64ch] text-lead text-ink-2">{t('overview_text')}</p>
        <p className="flex flex-wrap gap-2 pt-1">
          {files.map(({ url, label }) => (
            <a key={url} href={url} download className={buttonClass({ size: 'sm' })}>
              <Download size={14} strokeWidth={1.75} aria-hidden="true" />
              {label}
            </a>
          ))}
        </p>
      </header>
      <section className="flex flex-col gap-3">
        <h2 className="text-lead font-semibold">{t('address')}</h2>
        <p className="text-ink-2">
          <code className="font-mono text-table break-all">{origin}</code>
          {version && <span className="text-muted"> · {t('version', { version })}</span>}
        </p>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-lead font-semibold">{t('who_title')}</h2>
        <p className="max-w-[64ch] text-ink-2">
          {t.rich('who_text', { header: <code className="font-mono text-table">xi-api-key</code> })}
        </p>
        <CodeSample
          examples={[
            { label: 'curl', code: `curl '${origin}/v1/user' -H 'xi-api-key: YOUR_API_KEY'` },
            {
              label: 'SDK',
              code: [
                "import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';",
                '',
                `const client = new ElevenLabsClient({ baseUrl: '${origin}', apiKey: 'YOUR_API_KEY' });`,
                'const voices = await client.voices.getAll();',
              ].join('\n'),
            },
          ]}
        />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-lead font-semibold">{t('openai_title')}</h2>
        <p className="max-w-[64ch] text-ink-2">{t('openai_text')}</p>
        <CodeSample examples={openAiExamples(origin)} />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-lead font-semibold">{t('mcp_title')}</h2>
        <p className="max-w-[64ch] text-ink-2">{t('mcp_text')}</p>
        <CodeSample examples={mcpExamples(origin)} />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-lead font-semibold">{t('refused_title')}</h2>
        <p className="max-w-[64ch] text-ink-2">
          {t.rich('refused_text', {
            shape: <code className="font-mono text-table">{'{"detail": {"status", "message", …}}'}</code>,
            header: <code className="font-mono text-table">request-id</code>,
          })}
        </p>
      </section>
    </article>
  );
}
