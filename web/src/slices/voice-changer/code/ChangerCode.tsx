import { languages } from '../../../lib/code-samples/literals.ts';
import { CallDrawer } from '../../speech/public.ts';
import { changeCall, sampleOf } from './code-samples.ts';
import { t } from '../messages.ts';
import type { ChangerView } from '../use-changer.ts';

const exampleFile = 'recording.wav';

interface ChangerCodeProps {
  changer: ChangerView;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** Shows the call of the public API that Generate stands for. */
export function ChangerCode({ changer, isOpen, onOpenChange }: ChangerCodeProps) {
  const { voice, model, settings, state } = changer;
  const file = state.source?.file.name ?? exampleFile;
  const call =
    voice && model
      ? changeCall(
          {
            ...{ voice_id: voice.voice_id, model_id: model.model_id, settings, file },
            removesNoise: state.removesNoise,
          },
          location.origin,
        )
      : undefined;
  return (
    <CallDrawer
      description={t('code_description')}
      languages={languages}
      call={call && { origin: call.origin, path: call.path, sample: (language) => sampleOf(language, call) }}
      waiting={t('loading')}
      note={state.source ? undefined : t('code_file', { file: exampleFile })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}
