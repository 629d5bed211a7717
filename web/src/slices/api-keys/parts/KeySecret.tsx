import { useEffect } from 'react';
import type { ApiKey } from '#contract/api-keys/types.ts';
import { listVoices } from '#contract/voices/api.ts';
import { track } from '../../analytics/public.ts';
import { useRead } from '../../../lib/queries.ts';
import { CodeBlock } from '../../../ui/display/CodeBlock.tsx';
import { SecretDialog, type SecretWords } from '../../../ui/display/SecretDialog.tsx';
import { envLines, exampleCall } from '../key-example.ts';
import { t } from '../messages.ts';

export interface NewSecret {
  secret: string;
  permissions: ApiKey['permissions'];
}

interface KeySecretProps extends NewSecret {
  onClose(): void;
}

const words = (): SecretWords => ({
  title: t('secret_title'),
  text: t('secret_text'),
  secret: t('secret'),
  copy: t('copy_key'),
  done: t('done'),
  leave: { title: t('leave_title'), text: t('leave_text'), confirm: t('leave'), cancel: t('stay') },
});

/** Shows the secret of a key, and a first call with it. */
export function KeySecret({ secret, permissions, onClose }: KeySecretProps) {
  // The event of the first key completes an item of the checklist.
  useEffect(() => track('api_key_unhidden'), []);
  const { origin } = location;
  const voiceId = useRead(listVoices).data?.voices[0]?.voice_id;
  const example = exampleCall({ origin, secret, permissions, voiceId });
  return (
    <SecretDialog secret={secret} words={words()} onClose={onClose}>
      {(onCopy) => (
        // Selecting the text and copying it with the keyboard counts too.
        <div className="flex flex-col gap-4" onCopy={onCopy}>
          <Snippet title={t('add_to_env')} code={envLines(origin, secret)} onCopy={onCopy} />
          {example && <Snippet title={t('try_it')} code={example} onCopy={onCopy} />}
        </div>
      )}
    </SecretDialog>
  );
}

function Snippet({ title, code, onCopy }: { title: string; code: string; onCopy(): void }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-table font-medium">{title}</h3>
      <CodeBlock code={code} label={title} onCopy={onCopy} />
    </section>
  );
}
