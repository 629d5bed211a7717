import { useState } from 'react';
import { confirm } from '../../../lib/confirm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CopyButton } from '../../../ui/button/CopyButton.tsx';
import { CodeBlock } from '../../../ui/display/CodeBlock.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { t } from '../messages.ts';
import { verifyPublicApi, verifyStandard } from '../verify-example.ts';

/** Shows a secret once, and how a receiver uses it. Closing it without copying asks for confirmation. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose(): void }) {
  const [isCopied, setIsCopied] = useState(false);
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
      <div className="flex flex-col gap-4">
        <div
          role="group"
          aria-label={t('secret')}
          dir="ltr"
          className="flex items-center gap-3 rounded-lg border border-line bg-surface py-2 ps-4 pe-2"
          // Selecting the text and copying it with the keyboard counts too.
          onCopy={onCopy}
        >
          <code data-testid="secret" className="min-w-0 flex-1 font-mono text-table break-all select-all">
            {secret}
          </code>
          <CopyButton text={secret} label={t('copy_secret')} look="primary" onCopy={onCopy} />
        </div>
        <section className="flex flex-col gap-2">
          <h3 className="text-table font-medium">{t('verify')}</h3>
          <p className="text-table text-muted">{t('verify_text')}</p>
          <Example title={t('verify_public_api')} code={verifyPublicApi} isOpen />
          <Example title={t('verify_standard')} code={verifyStandard} />
        </section>
      </div>
    </Dialog>
  );
}

function Example({ title, code, isOpen }: { title: string; code: string; isOpen?: true }) {
  return (
    <details open={isOpen}>
      <summary className="w-fit cursor-pointer rounded-xs pb-1.5 text-table max-md:min-h-11">{title}</summary>
      <CodeBlock code={code} label={title} />
    </details>
  );
}
