import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { pages } from '#contract/pages.ts';
import { errorId, type ApiError } from './documents/catalogue.ts';
import { CodeSample } from './CodeSample.tsx';
import { socketExamples } from './socket-examples.ts';
import { FieldRow } from './FieldRow.tsx';
import { t } from './messages.ts';
import { Markdown, MarkdownLine } from './markdown/Markdown.tsx';
import { MethodBadge } from './MethodBadge.tsx';
import {
  accessWords,
  tagWords,
  type Answer,
  type Header,
  type Message,
  type Operation,
  type Parameter,
  type SocketError,
} from './documents/operation.ts';
import { SectionTitle } from './SectionTitle.tsx';
import { SchemaTree } from './SchemaTree.tsx';
import { TryIt } from './try/TryIt.tsx';
import type { Schemas } from './documents/schema.ts';

const parameterTitles = { path: 'parameters_path', query: 'parameters_query', header: 'parameters_header' } as const;

export function OperationView({ operation, errors }: { operation: Operation; errors: ApiError[] }) {
  const {
    method,
    path,
    summary,
    description,
    tag,
    cost,
    isPublicApi,
    parameters,
    body,
    answers,
    sends,
    receives,
    socketErrors,
    schemas,
  } = operation;
  const heading = useRef<HTMLHeadingElement>(null);
  // A choice in the list leads here: with the focus, and from the top.
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="flex flex-col gap-8">
      <header className="flex flex-col gap-3">
        <p className="text-caption font-medium text-muted">
          {tagWords(tag)} · {isPublicApi ? t('public_api') : t('own_api')}
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-h2 font-semibold tracking-[-0.018em] outline-none">
          <MarkdownLine text={summary} />
        </h1>
        <p className="flex flex-wrap items-center gap-2.5">
          <MethodBadge method={method} />
          <code className="font-mono text-table wrap-anywhere">{path}</code>
        </p>
        {description && <Markdown text={description} className="max-w-[70ch] text-ink-2" />}
        <p className="text-table text-muted">
          <span className="font-medium text-ink">{t('access')}</span> {accessWords(operation)}
        </p>
        {cost && (
          <p className="text-table text-muted">
            <span className="font-medium text-ink">{t('cost')}</span> <MarkdownLine text={cost} />
          </p>
        )}
      </header>
      {method === 'WS' ? (
        <Section id="code" title={t('code_title')}>
          <CodeSample examples={socketExamples(operation, location.origin)} />
        </Section>
      ) : (
        <TryIt operation={operation} errors={errors} />
      )}
      {(['path', 'query', 'header'] as const).map((place) => (
        <Parameters
          key={place}
          id={place}
          title={t(parameterTitles[place])}
          parameters={parameters.filter((one) => one.in === place)}
          schemas={schemas}
        />
      ))}
      {body?.schema && (
        <Section id="body" title={t('request_body')} note={body.type}>
          <SchemaTree schema={body.schema} schemas={schemas} />
        </Section>
      )}
      <Messages id="sends" title={t('sends')} messages={sends} schemas={schemas} />
      <Messages id="receives" title={t('receives')} messages={receives} schemas={schemas} />
      <SocketErrors errors={socketErrors} />
      {answers.length > 0 && (
        <Section id="responses" title={t('responses')}>
          <div className="flex flex-col gap-2">
            {answers.map((answer) => (
              <AnswerBox
                key={answer.status}
                answer={answer}
                schemas={schemas}
                errors={errors.filter(({ name }) => answer.errors.includes(name))}
              />
            ))}
          </div>
        </Section>
      )}
    </article>
  );
}

interface SectionProps {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}

function Section({ id, title, note, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <SectionTitle id={id} title={title} note={note} />
      {children}
    </section>
  );
}

interface ParametersProps {
  id: string;
  title: string;
  parameters: Parameter[];
  schemas: Schemas;
}

function Parameters({ id, title, parameters, schemas }: ParametersProps) {
  if (parameters.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {parameters.map((parameter) => (
          <li key={parameter.name} className="px-4 py-3 max-md:px-3">
            <FieldRow {...parameter} schemas={schemas} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface MessagesProps {
  id: string;
  title: string;
  messages: Message[];
  schemas: Schemas;
}

function Messages({ id, title, messages, schemas }: MessagesProps) {
  if (messages.length === 0) return null;
  return (
    <Section id={id} title={title}>
      {messages.map(({ name, description, schema }) => (
        <div key={name} className="flex flex-col gap-2">
          <h3 className="font-medium">{name}</h3>
          {description && <Markdown text={description} className="text-table text-ink-2" />}
          <SchemaTree schema={schema} schemas={schemas} />
        </div>
      ))}
    </Section>
  );
}

/** By the code with which the socket closes. */
function SocketErrors({ errors }: { errors: SocketError[] }) {
  if (errors.length === 0) return null;
  return (
    <Section id="socket-errors" title={t('socket_errors')}>
      {[...Map.groupBy(errors, ({ close_code }) => close_code)].map(([code, ones]) => (
        <div key={code} className="flex flex-col gap-2 rounded-lg border border-line px-4 py-3 max-md:px-3">
          <h3 className="font-mono text-table font-semibold text-danger">{code}</h3>
          <ul className="flex flex-col gap-2">
            {ones.map(({ error, message, when, remedy }) => (
              <li key={`${error} ${message}`} className="text-table">
                <code className="font-mono font-medium wrap-anywhere">{error}</code>{' '}
                <span className="text-ink-2">
                  <MarkdownLine text={`${when} ${remedy}`} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

interface AnswerBoxProps {
  answer: Answer;
  schemas: Schemas;
  errors: ApiError[];
}

function AnswerBox({ answer, schemas, errors }: AnswerBoxProps) {
  const { status, description, contents, headers } = answer;
  const isGood = status.startsWith('2');
  const [first] = contents;
  const isJson = first?.type.includes('json') ?? false;
  return (
    <details open={isGood} className="group rounded-lg border border-line">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-4 py-2 hover:bg-hover max-md:px-3">
        <code className={`font-mono text-table font-semibold ${isGood ? 'text-success' : 'text-danger'}`}>
          {status}
        </code>
        <span className="text-table">
          <MarkdownLine isPlain text={description} />
        </span>
        <span className="font-mono text-caption break-words text-muted">
          {contents.map(({ type }) => type).join(', ')}
        </span>
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-4 max-md:px-3">
        {errors.length > 0 && (
          <ul className="flex flex-col gap-2">
            {errors.map(({ name, status: word, when }) => (
              <li key={name} className="text-table">
                <Link
                  to={pages.docs}
                  hash={errorId(name)}
                  className="font-mono font-medium wrap-anywhere text-accent underline-offset-2 hover:underline"
                >
                  {word}
                </Link>{' '}
                <span className="text-ink-2">
                  <MarkdownLine text={when} />
                </span>
              </li>
            ))}
          </ul>
        )}
        {isJson && errors.length === 0 && first?.schema && <SchemaTree schema={first.schema} schemas={schemas} />}
        {headers.length > 0 && <HeaderList headers={headers} />}
      </div>
    </details>
  );
}

function HeaderList({ headers }: { headers: Header[] }) {
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-caption font-medium text-muted">{t('answer_headers')}</h3>
      <ul className="flex flex-col gap-1">
        {headers.map(({ name, description }) => (
          <li key={name} className="text-table">
            <code className="font-mono wrap-anywhere">{name}</code>{' '}
            <span className="text-ink-2">
              <MarkdownLine text={description} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
