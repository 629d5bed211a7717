import { useEffect, useId, useRef, useState } from 'react';
import { listEngineModels, testEngineModel } from '#contract/engine-models/api.ts';
import type { InstalledModel } from '#contract/engine-models/types.ts';
import { send } from '../../../lib/api.ts';
import { formatDecimal } from '../../../lib/format.ts';
import { useTestSound } from '../../../lib/player/test-sound.ts';
import { invalidate } from '../../../lib/queries.ts';
import { PlayButton } from '../../../ui/audio/PlayButton.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { t } from './messages.ts';

/** The most characters of a test sentence. */
const maxLength = 300;

/** Lets a model speak a sentence, and plays it. */
export function TestDialog({ model, onClose }: { model: InstalledModel; onClose(): void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [speaker, setSpeaker] = useState(0);
  const { speak, isBusy, error, seconds, sound } = useTest(model.model_id);
  return (
    <Dialog
      title={t('test_title', { name: model.name })}
      description={t('test_text')}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" form={id} look="primary" isBusy={isBusy}>
            {t('speak')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void speak(text.trim(), speaker);
        }}
      >
        <TextAreaField
          label={t('sentence')}
          help={t('sentence_help')}
          value={text}
          rows={2}
          maxLength={maxLength}
          onChange={(event) => setText(event.target.value)}
        />
        {model.speaker_names.length > 1 && (
          <SelectField label={t('voice')} value={speaker} onChange={(event) => setSpeaker(Number(event.target.value))}>
            {model.speaker_names.map((name, at) => (
              // Two voices of a model may have the same name, and their order is fixed.
              // oxlint-disable-next-line react/no-array-index-key
              <option key={at} value={at}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <CallFailure error={error} />
        <p role="status" className="flex min-h-9 items-center gap-3 text-table text-muted">
          {isBusy && t('speaking')}
          {!isBusy && seconds !== null && (
            <>
              <PlayButton isPlaying={sound.isPlaying} onClick={sound.toggle} what={t('the_sentence')} />
              {t('spoken', { seconds: formatDecimal(seconds) })}
            </>
          )}
        </p>
      </form>
    </Dialog>
  );
}

/** Asks for the sentence and plays what comes. What is still on its way when the dialog closes is given up. */
function useTest(model_id: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const sound = useTestSound();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function speak(text: string, speaker: number) {
    const { signal } = leaving.current;
    sound.stop();
    setIsBusy(true);
    setError(null);
    setSeconds(null);
    const began = performance.now();
    try {
      const body = { speaker, ...(text ? { text } : {}) };
      const spoken = await (await send(testEngineModel, { params: { model_id }, body }, { signal })).blob();
      if (signal.aborted) return;
      setSeconds((performance.now() - began) / 1000);
      sound.play(spoken);
    } catch (reason) {
      if (signal.aborted) return;
      setError(reason);
    }
    setIsBusy(false);
    invalidate(listEngineModels);
  }

  return { speak, isBusy, error, seconds, sound };
}
