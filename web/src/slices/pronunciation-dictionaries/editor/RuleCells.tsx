import { ArrowDown, ArrowUp, ArrowUpToLine, Pencil, Trash2 } from 'lucide-react';
import { formatNumber, textDirection } from '../../../lib/format.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { ActionsMenu } from '../../../ui/overlay/ActionsMenu.tsx';
import { isConflict, isError, isOfSaid, type RuleProblem } from '../rules/conflicts.ts';
import { spokenWith } from '../rules/matches.ts';
import { kindOf, saidOf } from '../rules/rule.ts';
import { HearButton } from '../sound/HearButton.tsx';
import { useDesk } from './context.ts';
import { EditCells } from './EditCells.tsx';
import { kindWords } from './kind-words.ts';
import { t } from './messages.ts';
import type { RuleCellsProps } from './rule-cells-props.ts';
import { problemWords } from './problem-words.ts';

export const rowClass =
  'grid grid-cols-[44px_minmax(0,1fr)_minmax(0,1fr)_92px_96px_72px] items-center gap-x-3 px-3 py-1.5 max-md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_80px] max-md:gap-x-2';

const cellClass =
  'block min-h-8 w-full rounded-sm border border-transparent px-2 py-1 text-start text-table leading-5 [overflow-wrap:anywhere] enabled:hover:border-control max-md:px-1';

export function RuleCells(props: RuleCellsProps) {
  const { row, at, count, problem, state, isEditing, onEdit, onRemove } = props;
  const { editor, speaker, isReadOnly } = useDesk();
  const { key, rule } = row;
  const { string_to_replace: written } = rule;
  if (isEditing && !isReadOnly) return <EditCells {...props} />;
  const word = written.trim() === '' ? t('rule', { number: formatNumber(at + 1) }) : written;

  function move(to: number): void {
    editor.edit((rows) => {
      const rest = rows.filter((one) => one.key !== key);
      return [...rest.slice(0, to), row, ...rest.slice(to)];
    });
  }
  const edit = () => onEdit(key);
  const options = [
    ...(rule.case_sensitive ? [] : [t('any_case')]),
    ...(rule.word_boundaries ? [] : [t('within_words')]),
  ];
  const badge =
    problem && isConflict(problem) ? (
      <Badge tone="warning">{t('never_used')}</Badge>
    ) : problem && isError(problem) ? (
      <Badge tone="danger">{t('incomplete')}</Badge>
    ) : state ? (
      <Badge tone={state === 'added' ? 'success' : 'info'}>{t(`state_${state}`)}</Badge>
    ) : null;
  return (
    <>
      <span role="cell" className="text-end text-table text-muted tabular-nums max-md:hidden">
        {formatNumber(at + 1)}
      </span>
      <span role="cell" className="min-w-0">
        <button
          type="button"
          disabled={isReadOnly}
          onClick={edit}
          onKeyDown={(event) => {
            if (event.key === 'Delete' && !isReadOnly) onRemove(key);
            if (!event.altKey || isReadOnly) return;
            if (event.key === 'ArrowUp' && at > 0) move(at - 1);
            if (event.key === 'ArrowDown' && at + 1 < count) move(at + 1);
          }}
          className={cellClass}
        >
          <span className="sr-only">{t('edit_rule', { number: formatNumber(at + 1) })}: </span>
          <span dir={written === '' ? undefined : textDirection(written)} className="font-medium">
            {written || '–'}
          </span>
          {problem && !isOfSaid(problem) && <ProblemLine problem={problem} />}
          {options.length > 0 && <span className="block text-caption text-muted">{options.join(' · ')}</span>}
          {badge && <span className="mt-1 block md:hidden">{badge}</span>}
        </button>
      </span>
      <span role="cell" className="min-w-0">
        <button type="button" tabIndex={-1} disabled={isReadOnly} onClick={edit} className={cellClass}>
          <span dir="auto" className="font-mono text-[13px]">
            {saidOf(rule) || '–'}
          </span>
          {problem && isOfSaid(problem) && <ProblemLine problem={problem} />}
        </button>
      </span>
      <span role="cell" className="text-table text-muted max-md:hidden">
        {kindWords(kindOf(rule))}
      </span>
      <span role="cell" className="max-md:hidden">
        {badge}
      </span>
      <span role="cell" className="flex items-center justify-end">
        {problem && isConflict(problem) && !isReadOnly ? (
          <Button size="sm" aria-label={t('remove_word', { word })} onClick={() => onRemove(key)}>
            {t('remove')}
          </Button>
        ) : (
          <>
            <HearButton
              speaker={speaker}
              words={{ title: word, text: spokenWith(written, rule) }}
              disabledReason={problem && isError(problem) ? problemWords(problem) : undefined}
            />
            {!isReadOnly && (
              <ActionsMenu
                label={t('more_of', { name: word })}
                items={[
                  { label: t('edit'), icon: <Pencil />, onSelect: edit },
                  ...(at > 0
                    ? [
                        { label: t('move_up'), icon: <ArrowUp />, keys: 'Alt ↑', onSelect: () => move(at - 1) },
                        { label: t('move_top'), icon: <ArrowUpToLine />, onSelect: () => move(0) },
                      ]
                    : []),
                  ...(at + 1 < count
                    ? [{ label: t('move_down'), icon: <ArrowDown />, keys: 'Alt ↓', onSelect: () => move(at + 1) }]
                    : []),
                  'divider' as const,
                  { label: t('remove'), icon: <Trash2 />, isDanger: true, onSelect: () => onRemove(key) },
                ]}
              />
            )}
          </>
        )}
      </span>
    </>
  );
}

/** What is wrong, in the cell that it is about. */
function ProblemLine({ problem }: { problem: RuleProblem }) {
  const isBad = isError(problem) || isConflict(problem);
  return <span className={`block text-caption ${isBad ? 'text-warning' : 'text-muted'}`}>{problemWords(problem)}</span>;
}
