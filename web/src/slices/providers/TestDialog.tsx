import { useEffect, useId, useRef, useState } from 'react';
import type { ProviderTest, SpeechProvider } from '#contract/providers/types.ts';
import { formatDecimal, formatNumber } from '../../lib/format.ts';
import { useTestSound } from '../../lib/player/test-sound.ts';
import { PlayButton } from '../../ui/audio/PlayButton.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { ErrorCard } from '../../ui/feedback/ErrorCard.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import type { ProviderCalls } from './calls.ts';
import { ListeningResult } from './ListeningResult.tsx';
import { t } from './messages.ts';

interface TestDialogProps {
  provider: SpeechProvider;
  calls: ProviderCalls;
  onClose(): void;
}

const toSound = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'audio/wav' });

/** The most characters of a test sentence. */
const maxLength = 300;

/** Lets a provider speak a sentence and listen to one, as it is asked to, and says how it did. */
export function TestDialog({ provider, calls, onClose }: TestDialogProps) {
  const { provider_id, name, voices, model, transcription_model } = provider;
  const speaks = model !== null;
  const id = useId();
  const [text, setText] = useState(t('sentence_default'));
  const [voice, setVoice] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [result, setResult] = useState<ProviderTest>();
  const sound = useTestSound();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function speak() {
    if (isBusy) return;
    const { signal } = leaving.current;
    sound.stop();
    setIsBusy(true);
    setError(null);
    setResult(undefined);
    try {
      const input = { text: text.trim() || t('sentence_default'), ...(voice ? { voice } : {}) };
      const test = await calls.test(provider_id, input, signal);
      if (signal.aborted) return;
      setResult(test);
      if (test.audio_base64 !== null) sound.play(toSound(test.audio_base64));
    } catch (reason) {
      if (signal.aborted) return;
      setError(reason);
    }
    setIsBusy(false);
    calls.refresh();
  }

  return (
    <Dialog
      title={t('test_title', { name })}
      description={t(!speaks ? 'test_text_listens' : transcription_model === null ? 'test_text' : 'test_text_both')}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" form={id} look="primary" isBusy={isBusy}>
            {t(speaks && transcription_model === null ? 'speak' : 'test')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void speak();
        }}
      >
        {speaks && (
          <TextAreaField
            label={t('sentence')}
            value={text}
            rows={2}
            maxLength={maxLength}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        {voices.length > 0 && (
          <SelectField label={t('voice')} value={voice} onChange={(event) => setVoice(event.target.value)}>
            <option value="">{t('first_voice')}</option>
            {voices.map((one) => (
              <option key={one.name} value={one.name}>
                {one.title}
              </option>
            ))}
          </SelectField>
        )}
        <CallFailure error={error} />
        {result && result.message !== null && <ErrorCard title={t('did_not_speak')}>{result.message}</ErrorCard>}
        <div role="status" className="flex min-h-9 flex-col justify-center gap-4 text-table text-muted">
          {isBusy && t(speaks ? 'speaking' : 'listening')}
          {result && result.seconds !== null && (
            <div className="flex items-center gap-3">
              <PlayButton isPlaying={sound.isPlaying} onClick={sound.toggle} what={t('the_sentence')} />
              <span>
                {t('spoke', {
                  milliseconds: formatNumber(result.first_byte_ms ?? 0),
                  seconds: formatDecimal(result.seconds),
                })}{' '}
                {t(result.has_times ? 'has_times' : 'no_times')}
              </span>
            </div>
          )}
          {result?.transcription?.test && (
            <div className="text-ink">
              <ListeningResult test={result.transcription.test} />
            </div>
          )}
        </div>
        {result && (result.transcription?.message ?? null) !== null && (
          <ErrorCard title={t('did_not_transcribe')}>{result.transcription?.message}</ErrorCard>
        )}
      </form>
    </Dialog>
  );
}
