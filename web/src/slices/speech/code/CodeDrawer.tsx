import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '#contract/pages.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { CodeBlock } from '../../../ui/display/CodeBlock.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { Segment } from '../../../ui/form/Segment.tsx';
import { t as speech } from '../messages.ts';
import { t } from './messages.ts';
import type { SpeechInput } from '../generation/generation-state.ts';
import { codeRequest, keyPlaceholder } from './code-request.ts';
import { languages, sampleOf, type Language } from './samples.ts';

/** Names of programs are the same in every language. */
const names: Record<Language, string> = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
  sdk: 'JS SDK',
};

/** Adds an example text where there is none, because the API refuses an empty text and a code sample should work. */
const withText = (input: SpeechInput): SpeechInput =>
  input.body.text.trim() === '' ? { ...input, body: { ...input.body, text: t('code_text') } } : input;

interface CodeDrawerProps {
  /** The request that Generate would send. */
  input: SpeechInput | undefined;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

export function CodeDrawer({ input, isOpen, onOpenChange }: CodeDrawerProps) {
  const [language, setLanguage] = useState<Language>('curl');
  const isEmpty = input?.body.text.trim() === '';
  const request = input && codeRequest(withText(input), location.origin);
  return (
    <Drawer title={t('code_title')} description={t('code_description')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Segment
        label={t('code_language')}
        value={language}
        options={languages.map((value) => ({ value, label: names[value] }))}
        onChange={setLanguage}
      />
      {request ? (
        <>
          <p dir="ltr" className="font-mono text-caption leading-5 [overflow-wrap:anywhere]">
            <Badge>POST</Badge> {request.origin}
            {request.path}
          </p>
          <CodeBlock label={names[language]} code={sampleOf(language, request)} />
        </>
      ) : (
        <p className="text-muted">{speech('voices_loading')}</p>
      )}
      {isEmpty && <p className="text-table text-muted">{t('code_no_text')}</p>}
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
