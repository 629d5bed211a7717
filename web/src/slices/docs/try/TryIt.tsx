import { Play, Square } from 'lucide-react';
import { useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { confirm } from '../../../lib/confirm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { ApiError } from '../documents/catalogue.ts';
import { CodeSample } from '../CodeSample.tsx';
import { MarkdownLine } from '../markdown/Markdown.tsx';
import { t } from '../messages.ts';
import type { Operation } from '../documents/operation.ts';
import { SectionTitle } from '../SectionTitle.tsx';
import { useTry } from './answer.ts';
import { TryAnswerBox } from './TryAnswerBox.tsx';
import { TryBodyFields } from './TryBodyFields.tsx';
import { TryCredentials, useTryCredentials } from './TryCredentials.tsx';
import { FieldEditor } from './form/FieldEditor.tsx';
import { pathKey, type Path, type Problems } from './form/problems.ts';
import { PropertyFields } from './form/PropertyFields.tsx';
import { Unparsed } from './form/value.ts';
import {
  buildRequest,
  charactersOf,
  findProblems,
  initialValues,
  isDestructive,
  places,
  readRefusedFields,
} from './request.ts';
import { samplesOf } from './samples.ts';

const noProblems: Problems = new Map();

/** A call of this very server, with what the reader gives. */
export function TryIt({ operation, errors }: { operation: Operation; errors: ApiError[] }) {
  const { parameters, body, cost, schemas } = operation;
  const [values, setValues] = useState(() => initialValues(operation));
  const [hasTried, setHasTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(noProblems);
  const credentials = useTryCredentials(operation);
  const { state, send, stop } = useTry();
  const form = useRef<HTMLFormElement>(null);
  const reasonId = useId();
  const isBusy = state.phase === 'busy';
  const problems = useMemo(() => findProblems(operation, values), [operation, values]);
  const samples = useMemo(() => samplesOf(operation, values, location.origin), [operation, values]);
  const characters = charactersOf(values.body);

  /** A field is not corrected while it is typed into, and what is missing is only told to somebody who sends. */
  function errorAt(path: Path): string | undefined {
    const key = pathKey(path);
    const problem = problems.get(key);
    const isDue = problem && (hasTried || (!problem.isMissing && left.has(key)));
    return isDue ? problem.message : refused.get(key)?.message;
  }

  function change(changed: Partial<typeof values>) {
    setValues({ ...values, ...changed });
    setRefused(noProblems);
  }

  async function trySend() {
    if (isDestructive(operation) && !(await confirmCall(operation))) return;
    setRefused(noProblems);
    const answer = await send(buildRequest(operation, values, credentials.headers));
    if (answer?.status === 422) setRefused(readRefusedFields(answer.text));
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setHasTried(true);
    const isReady = problems.size === 0 && !(values.body instanceof Unparsed) && !credentials.problem;
    if (isReady) void trySend();
    // The messages are drawn first.
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }

  const context = {
    Field: FieldEditor,
    schemas,
    errorAt,
    onLeave: (path: Path) =>
      setLeft((before) => (before.has(pathKey(path)) ? before : new Set([...before, pathKey(path)]))),
  };
  return (
    <>
      <section aria-labelledby="try" className="flex flex-col gap-3">
        <SectionTitle id="try" title={t('try_title')} />
        <form
          ref={form}
          noValidate
          onSubmit={onSubmit}
          className="flex flex-col gap-5 rounded-lg border border-line p-4 max-md:p-3"
        >
          <TryCredentials operation={operation} problem={hasTried ? credentials.problem : undefined} />
          {places.map((place) => {
            const properties = parameters.filter((one) => one.in === place);
            if (properties.length === 0) return null;
            return (
              <fieldset key={place} className="flex min-w-0 flex-col gap-3">
                <legend className="mb-2 text-caption font-semibold text-muted">{t(`parameters_${place}`)}</legend>
                <PropertyFields
                  form={context}
                  properties={properties}
                  path={[place]}
                  value={values[place]}
                  onChange={(next) => change({ [place]: next })}
                />
              </fieldset>
            );
          })}
          {body?.schema && (
            <TryBodyFields form={context} body={body} value={values.body} onChange={(next) => change({ body: next })} />
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              look={isDestructive(operation) ? 'danger' : 'primary'}
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
        <TryAnswerBox state={state} operation={operation} errors={errors} />
      </section>
      <section aria-labelledby="code" className="flex flex-col gap-3">
        <SectionTitle id="code" title={t('code_title')} />
        <CodeSample examples={samples} />
      </section>
    </>
  );
}

const confirmCall = ({ method, path, summary }: Operation) =>
  confirm({
    title: t('try_confirm_title'),
    description: (
      <>
        <p>
          <MarkdownLine isPlain text={summary} />
        </p>
        <p className="pt-1 font-mono text-caption wrap-anywhere">
          {method} {path}
        </p>
        <p className="pt-2">{t('try_confirm_text')}</p>
      </>
    ),
    confirmLabel: t('try_send'),
    isDanger: true,
  });
