import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toastError } from '../../lib/toasts.ts';
import { t } from '../../lib/language/ui-messages.ts';
import { Button, type ButtonLook } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

interface CopyButtonProps extends ButtonLook {
  text: string;
  label: string;
  /** The label is the tooltip of an icon, for places such as the end of an id. */
  isIconOnly?: boolean;
  /** Called once the text is in the clipboard. */
  onCopy?: (() => void) | undefined;
}

/** Copies a text and says so in its label for two seconds. */
export function CopyButton({ text, label, isIconOnly = false, size = 'sm', look, onCopy }: CopyButtonProps) {
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
      // The permission is missing, or the page has no TLS, without which browsers have no clipboard.
      toastError(t('copy_failed'));
    }
  }

  const Icon = isCopied ? Check : Copy;
  const icon = <Icon size={14} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <>
      {isIconOnly ? (
        <IconButton size="sm" label={label} onClick={() => void copy()}>
          {icon}
        </IconButton>
      ) : (
        <Button size={size} {...(look ? { look } : {})} icon={icon} onClick={() => void copy()}>
          {isCopied ? t('copied') : label}
        </Button>
      )}
      <span role="status" className="sr-only">
        {isCopied && t('copied')}
      </span>
    </>
  );
}
