import { Download } from 'lucide-react';
import { buttonClass } from '../../ui/Button.tsx';
import { CodeSample } from './CodeSample.tsx';
import { documentUrls } from './use-documents.ts';

const files = [
  { url: documentUrls.http, label: 'OpenAPI 3.1' },
  { url: documentUrls.sockets, label: 'AsyncAPI 2.6' },
];

/** What is true of every call. */
export function Overview({ version }: { version: string }) {
  const { origin } = location;
  return (
    <article className="flex flex-col gap-8">
      <header className="flex flex-col gap-3">
        <h1 className="text-h1 font-semibold tracking-[-0.022em]">API reference</h1>
        <p className="max-w-[64ch] text-lead text-ink-2">
          Everything the studio does is a call of this API, and so can your programs. It is the public ElevenLabs API:
          their client libraries work when they are given this server’s address.
        </p>
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
        <h2 className="text-lead font-semibold">Address</h2>
        <p className="text-ink-2">
          <code className="font-mono text-table break-all">{origin}</code>
          {version && <span className="text-muted"> · version {version}</span>}
        </p>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-lead font-semibold">Who is calling</h2>
        <p className="max-w-[64ch] text-ink-2">
          Send an API key in the header <code className="font-mono text-table">xi-api-key</code>. A key holds
          permissions; each operation names the one it needs. The studio itself sends the bearer token of its session.
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
        <h2 className="text-lead font-semibold">When something is refused</h2>
        <p className="max-w-[64ch] text-ink-2">
          The answer is <code className="font-mono text-table">{'{"detail": {"status", "message", …}}'}</code>: a name
          for programs and a sentence for people. A body of the wrong shape is answered by 422 with the places of its
          faults. Every answer carries its <code className="font-mono text-table">request-id</code>.
        </p>
      </section>
    </article>
  );
}
