import { ClipboardPaste, Plus, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { toastUndo } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { FilterChip } from '../../../ui/form/FilterChip.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { VirtualRows } from '../../../ui/layout/VirtualRows.tsx';
import { isConflict, isError, type RuleProblem } from '../rules/conflicts.ts';
import type { RuleDifference } from '../rules/diff.ts';
import { maxRules } from '../rules/limits.ts';
import { kindOf, makeRule, ruleKinds, saidOf, type Rule, type RuleKind } from '../rules/rule.ts';
import { useDesk, useEditor } from './context.ts';
import type { Row } from './editor-store.ts';
import { kindWords } from './kind-words.ts';
import { t } from './messages.ts';
import { RuleCells, rowClass } from './RuleCells.tsx';

const PasteDialog = lazyPart(async () => (await import('./PasteDialog.tsx')).PasteDialog, { failure: 'toast' });

interface RulesViewProps {
  problems: ReadonlyMap<number, RuleProblem>;
  difference: RuleDifference;
}

interface NumberedRow extends Row {
  at: number;
}

/** The rules in their order, with what finds and adds them. */
export function RulesView({ problems, difference }: RulesViewProps) {
  const { editor, isReadOnly } = useDesk();
  const rows = useEditor((state) => state.rows);
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<RuleKind | ''>('');
  const [isOnlyBad, setIsOnlyBad] = useState(false);
  const [editing, setEditing] = useState<number>();
  /** A rule that is being written for the first time. It counts once it is taken over. */
  const [draft, setDraft] = useState<Row>();
  const [isPasting, setIsPasting] = useState(false);
  const numbered = useMemo<NumberedRow[]>(
    () => [...rows, ...(draft ? [draft] : [])].map((row, at) => ({ ...row, at })),
    [rows, draft],
  );
  const states = useMemo(() => {
    const found = new Map<Rule, 'added' | 'changed'>();
    for (const change of difference.changes) if (change.kind !== 'removed') found.set(change.after, change.kind);
    return found;
  }, [difference]);
  const bad = [...problems.values()].filter((problem) => isError(problem) || isConflict(problem)).length;
  const isBad = ({ at, key }: NumberedRow) => {
    const problem = problems.get(at);
    return key === editing || (problem !== undefined && (isError(problem) || isConflict(problem)));
  };
  const wanted = search.trim().toLowerCase();
  const found = numbered.filter(
    (row) =>
      row.key === draft?.key ||
      ((kind === '' || kindOf(row.rule) === kind) &&
        (!isOnlyBad || isBad(row)) &&
        (wanted === '' ||
          row.rule.string_to_replace.toLowerCase().includes(wanted) ||
          saidOf(row.rule).toLowerCase().includes(wanted))),
  );

  function add(): void {
    setSearch('');
    setKind('');
    setIsOnlyBad(false);
    const [row] = editor.rowsOf([makeRule({ written: '', kind: 'alias', said: '' })]);
    setDraft(row);
    setEditing(row?.key);
  }

  function edit(key: number | undefined): void {
    setEditing(key);
    if (key !== draft?.key) setDraft(undefined);
  }

  function take(row: Row): void {
    edit(undefined);
    if (row.key === draft?.key) editor.edit((all) => [...all, row]);
    else editor.edit((all) => all.map((one) => (one.key === row.key ? row : one)));
  }

  function remove(key: number): void {
    const at = rows.findIndex((row) => row.key === key);
    const row = rows[at];
    if (!row) return;
    editor.edit((all) => all.filter((one) => one.key !== key));
    toastUndo(
      t('removed', { word: row.rule.string_to_replace }),
      () => editor.edit((all) => [...all.slice(0, at), row, ...all.slice(at)]),
      () => undefined,
    );
  }

  const isFull = rows.length >= maxRules;
  return (
    <div className="flex min-h-0 flex-1 flex-col px-6 pb-5 max-md:px-4">
      <div className="flex flex-none flex-wrap items-center gap-2 py-4">
        <div className="w-[240px] max-md:w-full">
          <SearchField
            label={t('search', { count: rows.length })}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        {ruleKinds.map((one) => (
          <FilterChip
            key={one}
            label={kindWords(one)}
            isSet={kind === one}
            onChange={(isSet) => setKind(isSet ? one : '')}
          />
        ))}
        {(bad > 0 || isOnlyBad) && (
          <FilterChip
            label={t('conflicts', { count: bad })}
            icon={<TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />}
            isSet={isOnlyBad}
            onChange={setIsOnlyBad}
          />
        )}
        {!isReadOnly && (
          <span className="ms-auto flex gap-2">
            <Button
              size="sm"
              icon={<ClipboardPaste size={14} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => setIsPasting(true)}
            >
              {t('paste')}
            </Button>
            <Button
              size="sm"
              isDisabled={isFull}
              icon={<Plus size={14} strokeWidth={1.75} aria-hidden="true" />}
              onClick={add}
            >
              {t('add')}
            </Button>
          </span>
        )}
      </div>
      {isFull && <p className="pb-2 text-caption text-warning">{t('full', { count: formatNumber(maxRules) })}</p>}
      {found.length === 0 ? (
        <div className="rounded-lg border border-line">
          {rows.length === 0 ? (
            <EmptyState title={t('no_rules')}>{t(isReadOnly ? 'no_rules_read_only' : 'no_rules_text')}</EmptyState>
          ) : (
            <EmptyState title={t('nothing_found')}>{t('nothing_found_text')}</EmptyState>
          )}
        </div>
      ) : (
        <VirtualRows
          label={t('rules')}
          rows={found}
          keyOf={({ key }) => key}
          height={49}
          rowClass={rowClass}
          toneOf={(row) => (isBad(row) && row.key !== editing ? 'bg-warning-soft' : undefined)}
          shownKey={editing}
          head={
            <>
              <span role="columnheader" className="text-end">
                {t('order')}
              </span>
              <span role="columnheader">{t('written')}</span>
              <span role="columnheader">{t('said')}</span>
              <span role="columnheader">{t('kind')}</span>
              <span role="columnheader">
                <span className="sr-only">{t('state')}</span>
              </span>
              <span role="columnheader">
                <span className="sr-only">{t('actions')}</span>
              </span>
            </>
          }
        >
          {({ key, at, rule }) => (
            <RuleCells
              row={{ key, rule }}
              at={at}
              count={rows.length}
              problem={problems.get(at)}
              state={states.get(rule)}
              isEditing={key === editing}
              isNew={key === draft?.key}
              onEdit={edit}
              onTake={take}
              onRemove={remove}
              onAdd={add}
            />
          )}
        </VirtualRows>
      )}
      <p className="flex-none pt-3 text-caption text-muted max-md:hidden">{t('engine_note')}</p>
      {isPasting && <PasteDialog onClose={() => setIsPasting(false)} />}
    </div>
  );
}
