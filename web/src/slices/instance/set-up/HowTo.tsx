import { CodeBlock } from '../../../ui/display/CodeBlock.tsx';
import { t } from './messages.ts';

/** Shows what to put into the environment of the server. */
export const HowTo = ({ text, code }: { text: string; code: string }) => (
  <div className="flex flex-col gap-2">
    <p className="text-table text-muted">{text}</p>
    <CodeBlock label={t('environment')} code={code} />
  </div>
);
