import { useState, type ReactNode } from 'react';
import { confirm } from '../../lib/confirm.ts';
import { Button } from '../button/Button.tsx';
import { CopyButton } from '../button/CopyButton.tsx';
import { Dialog } from '../overlay/Dialog.tsx';

export interface SecretWords {
  title: string;
  text: string;
  /** What the secret is called. */
  secret: string;
  copy: string;
  done: string;
  /** Of the question before it is left without a copy. */
  leave: { title: string; text: string; confirm: string; cancel: string };
}

interface SecretDialogProps {
  secret: string;
  words: SecretWords;
  onClose(): void;
  /** How it is used. What holds the secret tells when it is copied. */
  children(onCopy: () => void): ReactNode;
}

/** Shows a secret once. Closing it without copying asks for confirmation. */
export function SecretDialog({ secret, words, onClose, children }: SecretDialogProps) {
  const [isCopied, setIsCopied] = useState(false);
  const onCopy = () => setIsCopied(true);

  async function close() {
    const { title, text: description, confirm: confirmLabel, cancel: cancelLabel } = words.leave;
    if (isCopied || (await confirm({ title, description, confirmLabel, cancelLabel }))) onClose();
  }

  return (
    <Dialog
      title={words.title}
      description={words.text}
      width="lg"
      isOpen
      onOpenChange={() => void close()}
      footer={
        <Button look="primary" onClick={() => void close()}>
          {words.done}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <div
          role="group"
          aria-label={words.secret}
          dir="ltr"
          className="flex items-center gap-3 rounded-lg border border-line bg-surface py-2 ps-4 pe-2"
          // Selecting the text and copying it with the keyboard counts too.
          onCopy={onCopy}
        >
          <code data-testid="secret" className="min-w-0 flex-1 font-mono text-table break-all select-all">
            {secret}
          </code>
          <CopyButton text={secret} label={words.copy} look="primary" onCopy={onCopy} />
        </div>
        {children(onCopy)}
      </div>
    </Dialog>
  );
}
