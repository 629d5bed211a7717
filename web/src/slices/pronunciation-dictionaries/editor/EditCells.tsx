import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { formatNumber, textDirection } from '../../../lib/format.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { isError, isOfSaid, problemsOf } from '../rules/conflicts.ts';
import { maxGraphemeLength, maxReplacementLength } from '../rules/limits.ts';
import { spokenWith } from '../rules/matches.ts';
import { isSameRule, kindOf, ruleKinds, saidOf, withParts, type RuleKind } from '../rules/rule.ts';
import { convertSounds } from '../rules/sounds.ts';
import { HearButton } from '../sound/HearButton.tsx';
import { SoundKeys } from '../sound/SoundKeys.tsx';
import { Suggestions } from '../sound/Suggestions.tsx';
import { VoiceSupport } from '../sound/VoiceSupport.tsx';
import { useDesk } from './context.ts';
import { kindWords } from './kind-words.ts';
import { t } from './messages.ts';
import { problemWords } from './problem-words.ts';
import type { RuleCellsProps } from './rule-cells-props.ts';

const fieldClass =
  'h-8 w-full min-w-0 rounded-sm border border-control bg-bg px-2 text-table focus-visible:outline-2 focus-visible:-outline-offset-1 max-md:h-11 max-md:text-[16px]';

const isKind = (value: string): value is RuleKind => (ruleKinds as readonly string[]).includes(value);

/** One rule as fields. It is taken over when Enter is pressed or the focus leaves, and left as it was with Escape. */
export function EditCells({ row: { key, rule: before }, at, isNew, onEdit, onTake, onAdd }: RuleCellsProps) {
  const { speaker } = useDesk();
  const [rule, setRule] = useState(before);
  const root = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const kind = kindOf(rule);
  useEffect(() => {
    // The fields take more room than the row had, and the keyboard of sounds takes more again.
    if (kind) root.current?.scrollIntoView({ block: 'nearest' });
  }, [kind]);
  const written = rule.string_to_replace;
  const problem = problemsOf([rule]).get(0);
  const isBlank = written.trim() === '' && saidOf(rule).trim() === '';
  const number = formatNumber(at + 1);
  const problemId = useId();
  const [isSaidLeft, setIsSaidLeft] = useState(!isNew);
  // A field that is still to be filled is no mistake yet.
  const saidProblem =
    problem && isError(problem) && isOfSaid(problem) && isSaidLeft ? problemWords(problem) : undefined;

  function take(): void {
    if (isOver.current) return;
    isOver.current = true;
    if (isBlank || isSameRule(rule, before)) onEdit(undefined);
    else onTake({ key, rule });
  }
  function leave(): void {
    isOver.current = true;
    onEdit(undefined);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      leave();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text') {
      event.preventDefault();
      take();
      // A list is written line by line.
      if (isNew && !isBlank) onAdd();
    }
  }
  function onBlur(event: FocusEvent) {
    const next = event.relatedTarget;
    // A menu or the voice picker lies elsewhere on the page, and pressing nothing at all is no leaving.
    if (next instanceof Node && !root.current?.contains(next)) take();
  }
  function chooseKind(next: RuleKind): void {
    const sounds =
      kind !== 'alias' && next !== 'alias' ? (convertSounds(saidOf(rule), kind, next) ?? saidOf(rule)) : saidOf(rule);
    setRule(withParts(rule, { kind: next, said: sounds }));
  }

  return (
    // The fields are in the row; the keys that end the editing are the same in each.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      role="cell"
      className="col-span-full flex flex-col gap-2.5 py-1"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_128px_auto] items-center gap-2 max-md:grid-cols-1">
        <input
          ref={focusOnce}
          type="text"
          aria-label={t('written_of', { number })}
          aria-invalid={problem?.kind === 'no_written' || undefined}
          placeholder={t('written')}
          value={written}
          maxLength={maxGraphemeLength}
          spellCheck={false}
          dir={written === '' ? undefined : textDirection(written)}
          onChange={(event) => setRule(withParts(rule, { written: event.target.value }))}
          className={fieldClass}
        />
        <input
          ref={said}
          type="text"
          aria-label={t('said_of', { number })}
          aria-invalid={saidProblem !== undefined || undefined}
          aria-describedby={saidProblem === undefined ? undefined : problemId}
          onBlur={() => setIsSaidLeft(true)}
          placeholder={t('said')}
          value={saidOf(rule)}
          maxLength={maxReplacementLength}
          spellCheck={false}
          autoCapitalize="off"
          dir="auto"
          onChange={(event) => setRule(withParts(rule, { said: event.target.value }))}
          className={`${fieldClass} font-mono`}
        />
        <select
          aria-label={t('kind_of', { number })}
          value={kind}
          onChange={({ target }) => isKind(target.value) && chooseKind(target.value)}
          className={`${fieldClass} [&>option]:bg-raised [&>option]:text-ink`}
        >
          {ruleKinds.map((one) => (
            <option key={one} value={one}>
              {kindWords(one)}
            </option>
          ))}
        </select>
        <span className="flex items-center justify-end gap-1">
          <HearButton
            speaker={speaker}
            words={{ title: written, text: spokenWith(written, rule) }}
            disabledReason={problem && isError(problem) ? problemWords(problem) : undefined}
          />
          <Button size="sm" look="primary" onClick={take}>
            {t('done')}
          </Button>
        </span>
      </div>
      {saidProblem !== undefined && (
        <p id={problemId} className="text-caption text-warning">
          {saidProblem}
        </p>
      )}
      {written.trim() !== '' && kind !== 'cmu-arpabet' && (
        <Suggestions
          word={written}
          kind={kind}
          chosen={saidOf(rule)}
          speaker={speaker}
          onChoose={(value) => setRule(withParts(rule, { said: value }))}
        />
      )}
      {kind !== 'alias' && (
        <SoundKeys
          field={said}
          alphabet={kind}
          value={saidOf(rule)}
          onChange={(value) => setRule(withParts(rule, { said: value }))}
        />
      )}
      {rule.type === 'phoneme' && problem && !isError(problem) && (
        <p className="text-caption text-muted">{problemWords(problem)}</p>
      )}
      {rule.type === 'phoneme' && (!problem || !isError(problem)) && <VoiceSupport speaker={speaker} rule={rule} />}
      <div className="flex flex-wrap gap-x-5 gap-y-1 text-table">
        <Checkbox
          label={t('case_sensitive')}
          checked={rule.case_sensitive}
          onChange={(isCaseSensitive) => setRule(withParts(rule, { isCaseSensitive }))}
        />
        <Checkbox
          label={t('whole_words')}
          checked={rule.word_boundaries}
          onChange={(isWholeWord) => setRule(withParts(rule, { isWholeWord }))}
        />
      </div>
    </div>
  );
}

/** The same function at each render, so that the field has the focus once and not with every letter. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}
