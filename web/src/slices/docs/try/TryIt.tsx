import { Play, Square } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { CodeBlock } from '../../../ui/display/CodeBlock.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { t } from '../messages.ts';
import type { Operation } from '../operation.ts';
import { TryAnswerBox } from './TryAnswerBox.tsx';
import { TryCredentials, useTryCredentials } from './TryCredentials.tsx';
import { TryField } from './TryField.tsx';
import { useTry } from './try-answer.ts';
import { buildTry, charactersOf, curlOf, initialValues, isJson, keyOf, missingOf } from './try-request.ts';

/** A call of this very server, with what the reader gives. */
export function TryIt({ operation }: { operation: Operation }) {
  const { parameters, body, cost, schemas } = operation;
  const [values, setValues] = useState(() => initialValues(operation));
  const [hasTried, setHasTried] = useState(false);
  const credentials = useTryCredentials(operation);
  const { state, send, stop } = useTry();
  const reasonId = useId();
  const isBusy = state.phase === 'busy';
  const request = buildTry(operation, values, credentials.headers);
  const missing = missingOf(operation, values);
  const isBodyWrong = body !== undefined && values.body.trim() !== '' && !isJson(values.body);
  const characters = charactersOf(values.body);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (missing.length === 0 && !isBodyWrong && !credentials.problem) void send(request);
  }

  return (
    <section aria-labelledby={`${reasonId}-title`} className="flex flex-col gap-3">
      <h2 id={`${reasonId}-title`} className="text-lead font-semibold">
        {t('try_title')}
      </h2>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4 rounded-lg border border-line p-4 max-md:p-3">
        <TryCredentials operation={operation} problem={hasTried ? credentials.problem : undefined} />
        {parameters.length > 0 && (
          <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 max-md:grid-cols-1">
            {parameters.map((parameter) => (
              <TryField
                key={keyOf(parameter)}
                parameter={parameter}
                schemas={schemas}
                value={values.parameters[keyOf(parameter)] ?? ''}
                isMissing={hasTried && missing.includes(parameter.name)}
                onChange={(value) =>
                  setValues({ ...values, parameters: { ...values.parameters, [keyOf(parameter)]: value } })
                }
              />
            ))}
          </div>
        )}
        {body && (
          <TextAreaField
            label={t('try_body')}
            value={values.body}
            rows={Math.min(16, values.body.split('\n').length + 1)}
            spellCheck={false}
            error={isBodyWrong ? t('try_not_json') : undefined}
            className="font-mono text-caption leading-5"
            onChange={(event) => setValues({ ...values, body: event.target.value })}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            look="primary"
            type="submit"
            isBusy={isBusy}
            aria-describedby={reasonId}
            icon={<Play size={14} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('try_send')}
          </Button>
          {isBusy && (
            <Button onClick={stop} icon={<Square size={12} strokeWidth={1.75} aria-hidden="true" />}>
              {t('try_stop')}
            </Button>
          )}
          <p id={reasonId} className="min-w-0 flex-[1_1_240px] text-table text-muted">
            {cost ? <MarkdownLine text={cost} /> : t('try_real')}
            {cost && characters !== undefined && ` ${t('try_characters', { count: characters })}`}
          </p>
        </div>
      </form>
      <TryAnswerBox state={state} />
      <CodeBlock label={t('try_curl')} code={curlOf(request, location.origin)} />
    </section>
  );
}
