import { useEffect, useId, useRef, useState } from 'react';
import { listEngineModels, testListeningModel } from '#contract/engine-models/api.ts';
import { maxTestSentence } from '#contract/engine-models/listening.ts';
import type { InstalledModel } from '#contract/engine-models/types.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { call } from '../../../lib/api.ts';
import { formatDecimal } from '../../../lib/format.ts';
import { invalidate } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { ListeningResult } from '../../providers/public.ts';
import { t } from './messages.ts';
import { languageName } from './words.ts';

type Result = Answer<typeof testListeningModel>;

/** Lets a model listen to a sentence that a voice of the server says, and shows what it heard. */
export function ListeningTestDialog({ model, onClose }: { model: InstalledModel; onClose(): void }) {
  const id = useId();
  const isRecogniser = model.kind === 'recognition';
  const [text, setText] = useState('');
  const [language, setLanguage] = useState('');
  const { listen, isBusy, error, result } = useListening(model.model_id);
  return (
    <Dialog
      title={t('test_title', { name: model.name })}
      description={t(isRecogniser ? 'listening_test_text' : 'helper_test_text')}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" form={id} look="primary" isBusy={isBusy}>
            {t(isRecogniser ? 'listen' : 'load')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void listen(text.trim(), language);
        }}
      >
        {isRecogniser && (
          <TextAreaField
            label={t('sentence')}
            help={t('own_sentence_help')}
            value={text}
            rows={2}
            maxLength={maxTestSentence}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        {isRecogniser && model.languages.length > 1 && (
          <SelectField
            label={t('language_of_sentence')}
            value={language}
            onChange={(event) => setLanguage(event.target.value)}
          >
            <option value="">{t('main_language')}</option>
            {model.languages.map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
          </SelectField>
        )}
        <CallFailure error={error} />
        <div role="status" className="flex min-h-9 flex-col justify-center text-table text-muted">
          {isBusy && t(isRecogniser ? 'listening' : 'loading_model')}
          {result?.test && (
            <div className="text-ink">
              <ListeningResult test={result.test} />
            </div>
          )}
          {result && !result.test && loadedWords(result)}
        </div>
      </form>
    </Dialog>
  );
}

const loadedWords = ({ load_ms }: Result) =>
  load_ms === null ? t('was_loaded') : t('is_loaded', { seconds: formatDecimal(load_ms / 1000) });

/** What is still on its way when the dialog closes is given up. */
function useListening(model_id: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [result, setResult] = useState<Result>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function listen(text: string, language: string) {
    const { signal } = leaving.current;
    setIsBusy(true);
    setError(null);
    setResult(undefined);
    try {
      const body = { ...(text ? { text } : {}), ...(language ? { language } : {}) };
      const answer = await call(testListeningModel, { params: { model_id }, body }, { signal });
      if (signal.aborted) return;
      setResult(answer);
    } catch (reason) {
      if (signal.aborted) return;
      setError(reason);
    }
    setIsBusy(false);
    invalidate(listEngineModels);
  }

  return { listen, isBusy, error, result };
}
