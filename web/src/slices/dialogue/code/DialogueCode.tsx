import { languages } from '../../../lib/code-samples/literals.ts';
import { CallDrawer } from '../../speech/public.ts';
import type { DialogueInput } from '../generation/dialogue-state.ts';
import { t } from '../messages.ts';
import { dialoguePath, sampleOf } from './code-samples.ts';

interface DialogueCodeProps {
  /** The request that Generate would send. */
  input: DialogueInput;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** Shows the call of the dialogue. Where nothing is written yet, it has an example, because the API refuses no turn. */
export function DialogueCode({ input, isOpen, onOpenChange }: DialogueCodeProps) {
  const isEmpty = input.body.inputs.length === 0;
  const inputs = isEmpty ? [{ text: t('sample_1'), voice_id: 'VOICE_ID' }] : input.body.inputs;
  const shown = { ...input, body: { ...input.body, inputs } };
  const { origin } = location;
  return (
    <CallDrawer
      description={t('code_description')}
      languages={languages}
      call={{ origin, path: dialoguePath(shown), sample: (language) => sampleOf(language, shown, origin) }}
      waiting=""
      note={isEmpty ? t('code_example') : undefined}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}
