import { useEffect, useState } from 'react';
import type { ApiKey } from '#contract/api-keys/types.ts';
import { listVoices } from '#contract/voices/api.ts';
import { track } from '../../analytics/public.ts';
import { confirm } from '../../../lib/confirm.ts';
import { useRead } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CodeBlock } from '../../../ui/display/CodeBlock.tsx';
import { CopyButton } from '../../../ui/button/CopyButton.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { envLines, exampleCall } from '../key-example.ts';
import { t } from '../messages.ts';

export interface NewSecret {
  secret: string;
  permissions: ApiKey['permissions'];
}

interface SecretDialogProps extends NewSecret {
  onClose(): void;
}

/** Shows a secret once. Closing it without copying asks for confirmation. */
export function SecretDialog({ secret, permissions, onClose }: SecretDialogProps) {
  const [isCopied, setIsCopied] = useState(false);
  // The event of the first key completes an item of the checklist.
  useEffect(() => track('api_key_unhidden'), []);
  const { origin } = location;
  const voiceId = useRead(listVoices).data?.voices[0]?.voice_id;
  const example = exampleCall({ origin, secret, permissions, voiceId });
  const onCopy = () => setIsCopied(true);

  async function close() {
    const isMeant =
      isCopied ||
      (await confirm({
        title: t('leave_title'),
        description: t('leave_text'),
        confirmLabel: t('leave'),
        cancelLabel: t('stay'),
      }));
    if (isMeant) onClose();
  }

  return (
    <Dialog
      title={t('secret_title')}
      description={t('secret_text')}
      width="lg"
      isOpen
      onOpenChange={() => void close()}
      footer={
        <Button look="primary" onClick={() => void close()}>
          {t('done')}
        </Button>
      }
    >
      {/* Selecting the text and copying it with the keyboard counts too. */}
      <div className="flex flex-col gap-4" onCopy={onCopy}>
        <div
          role="group"
          aria-label={t('secret')}
          dir="ltr"
          className="flex items-center gap-3 rounded-lg border border-line bg-surface py-2 ps-4 pe-2"
        >
          <code data-testid="secret" className="min-w-0 flex-1 font-mono text-table break-all select-all">
            {secret}
          </code>
          <CopyButton text={secret} label={t('copy_key')} look="primary" onCopy={onCopy} />
        </div>
        <Snippet title={t('add_to_env')} code={envLines(origin, secret)} onCopy={onCopy} />
        {example && <Snippet title={t('try_it')} code={example} onCopy={onCopy} />}
      </div>
    </Dialog>
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
