import { t } from '../../lib/language/ui-messages.ts';
import { CopyButton } from '../button/CopyButton.tsx';
import { colourCode, type CodeColour } from './code-colours.ts';

interface CodeBlockProps {
  code: string;
  label: string;
  onCopy?: () => void;
}

const colours: Record<CodeColour, string> = {
  string: 'text-success',
  keyword: 'font-medium text-accent',
  number: 'text-warning',
  plain: '',
};

/** Shows code, which reads left to right in every language. Long lines wrap, so that nothing is hidden. */
export function CodeBlock({ code, label, onCopy }: CodeBlockProps) {
  return (
    <div dir="ltr" className="rounded-lg border border-line bg-surface">
      <div className="flex justify-end border-b border-line p-1.5">
        <CopyButton text={code} label={t('copy')} onCopy={onCopy} />
      </div>
      <pre
        role="region"
        aria-label={label}
        className="p-4 font-mono text-caption leading-5 [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        <code>
          {colourCode(code).map(({ colour, text, at }) => (
            <span key={at} className={colours[colour]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
