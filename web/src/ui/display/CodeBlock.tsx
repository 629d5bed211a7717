import { t } from '../../lib/language/ui-messages.ts';
import { CopyButton } from '../button/CopyButton.tsx';

interface CodeBlockProps {
  code: string;
  label: string;
  onCopy?: () => void;
}

/** Shows code, which reads left to right in every language. */
export function CodeBlock({ code, label, onCopy }: CodeBlockProps) {
  return (
    <div dir="ltr" className="relative rounded-lg border border-line bg-surface">
      <div className="absolute inset-e-2 top-2">
        <CopyButton text={code} label={t('copy')} onCopy={onCopy} />
      </div>
      <pre
        // A scrollable area must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={label}
        className="overflow-auto rounded-lg p-4 pe-24 font-mono text-caption leading-5 max-md:pe-4 max-md:pt-12"
      >
        <code>{code}</code>
      </pre>
    </div>
  );
}
