import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toastError } from '../../lib/toasts.ts';
import { t } from '../../lib/language/ui-messages.ts';
import { Button, type ButtonLook } from './Button.tsx';

interface CopyButtonProps extends ButtonLook {
  text: string;
  label: string;
  /** Called once the text is in the clipboard. */
  onCopy?: (() => void) | undefined;
}

/** Says on itself that it has copied, for two seconds. */
export function CopyButton({ text, label, size = 'sm', look, onCopy }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      onCopy?.();
    } catch {
      // No permission, or a page without TLS, where browsers have no clipboard at all.
      toastError(t('copy_failed'));
    }
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Button
        size={size}
        {...(look ? { look } : {})}
        icon={<Icon size={14} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {isCopied ? t('copied') : label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && t('copied')}
      </span>
    </>
  );
}
