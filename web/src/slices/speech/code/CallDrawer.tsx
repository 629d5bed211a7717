import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '#contract/pages.ts';
import { keyPlaceholder, type Language } from '../../../lib/code-samples/literals.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { CodeBlock } from '../../../ui/display/CodeBlock.tsx';
import { Segment } from '../../../ui/form/Segment.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { t } from './messages.ts';

/** Names of programs are the same in every language. */
const names: Record<Language, string> = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
  sdk: 'JS SDK',
};

interface CallDrawerProps {
  description: string;
  languages: readonly Language[];
  /** The call that the screen would make now; undefined while that is not known. */
  call: { origin: string; path: string; sample(language: Language): string } | undefined;
  /** Stands in the place of the call until then. */
  waiting: string;
  /** Says what of the sample is an example. */
  note: string | undefined;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** Shows a call of the API in several languages, each ready to run once the key is filled in. */
export function CallDrawer({ description, languages, call, waiting, note, isOpen, onOpenChange }: CallDrawerProps) {
  const [language, setLanguage] = useState<Language>('curl');
  return (
    <Drawer title={t('code_title')} description={description} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Segment
        label={t('code_language')}
        value={language}
        options={languages.map((value) => ({ value, label: names[value] }))}
        onChange={setLanguage}
      />
      {call ? (
        <>
          <p dir="ltr" className="font-mono text-caption leading-5 [overflow-wrap:anywhere]">
            <Badge>POST</Badge> {call.origin}
            {call.path}
          </p>
          <CodeBlock label={names[language]} code={call.sample(language)} />
        </>
      ) : (
        <p className="text-muted">{waiting}</p>
      )}
      {note !== undefined && <p className="text-table text-muted">{note}</p>}
      {language === 'sdk' && <CodeBlock label={t('code_install')} code="npm install @elevenlabs/elevenlabs-js" />}
      {language === 'python' && <CodeBlock label={t('code_install')} code="pip install requests" />}
      <p className="text-table text-muted">
        {t.rich('code_key', {
          key: (
            <code key="key" className="font-mono">
              {keyPlaceholder}
            </code>
          ),
          link: (
            <Link key="link" to={pages.apiKeys} className="font-medium text-accent hover:underline">
              {t('code_key_link')}
            </Link>
          ),
        })}
      </p>
    </Drawer>
  );
}
