import { languages } from '../../../lib/code-samples/literals.ts';
import { t as speech } from '../messages.ts';
import { t } from './messages.ts';
import type { SpeechInput } from '../generation/generation-state.ts';
import { CallDrawer } from './CallDrawer.tsx';
import { codeRequest } from './code-request.ts';
import { sampleOf } from './samples.ts';

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
  const isEmpty = input?.body.text.trim() === '';
  const request = input && codeRequest(withText(input), location.origin);
  return (
    <CallDrawer
      description={t('code_description')}
      languages={languages}
      call={request && { origin: request.origin, path: request.path, sample: (one) => sampleOf(one, request) }}
      waiting={speech('voices_loading')}
      note={isEmpty ? t('code_no_text') : undefined}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}
