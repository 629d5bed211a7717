import { Undo2 } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { spokenWith } from '../rules/matches.ts';
import type { RuleChange, RuleDifference } from '../rules/diff.ts';
import { saidOf, type Rule } from '../rules/rule.ts';
import { HearButton } from '../sound/HearButton.tsx';
import { useDesk } from '../editor/context.ts';
import { t } from '../editor/messages.ts';

/** Changes that are listed by themselves. */
const maxListed = 200;

const looks = {
  added: { sign: '+', look: 'bg-success-soft', ink: 'text-success' },
  changed: { sign: '~', look: 'bg-warning-soft', ink: 'text-warning' },
  removed: { sign: '−', look: 'bg-danger-soft', ink: 'text-danger' },
} as const;

interface DiffListProps {
  difference: RuleDifference;
  /** A rule that was removed and is not saved yet can be put back. */
  canPutBack?: boolean;
}

/** What was added, changed and removed. A changed rule can be heard as it was and as it is. */
export function DiffList({ difference: { changes, isReordered }, canPutBack = false }: DiffListProps) {
  return (
    <>
      {changes.length > 0 && (
        <ul className="flex flex-col gap-1">
          {changes.slice(0, maxListed).map((change) => (
            <Change key={keyOf(change)} change={change} canPutBack={canPutBack} />
          ))}
        </ul>
      )}
      {changes.length > maxListed && (
        <p className="text-caption text-muted">
          {t('more_changes', { count: formatNumber(changes.length - maxListed) })}
        </p>
      )}
      {isReordered && <p className="text-caption text-muted">{t('reordered_help')}</p>}
      {changes.length === 0 && !isReordered && <p className="text-caption text-muted">{t('no_difference')}</p>}
    </>
  );
}

const keyOf = (change: RuleChange) =>
  `${change.kind} ${change.kind === 'removed' ? JSON.stringify(change.before) : JSON.stringify(change.after)}`;

function Change({ change, canPutBack }: { change: RuleChange; canPutBack: boolean }) {
  const { editor, isReadOnly } = useDesk();
  const { sign, look, ink } = looks[change.kind];
  const rule = change.kind === 'removed' ? change.before : change.after;
  const word = rule.string_to_replace;
  return (
    <li className={`flex min-h-9 items-center gap-2.5 rounded-sm ps-3 pe-1 text-table ${look}`}>
      <span aria-hidden="true" className={`font-mono ${ink}`}>
        {sign}
      </span>
      <span className="min-w-0 flex-1 py-1.5 [overflow-wrap:anywhere]">
        <span className="sr-only">{t(`change_${change.kind}`)} </span>
        <bdi className="font-medium">{word}</bdi>{' '}
        {change.kind === 'changed' && (
          <>
            <s className="font-mono text-[12px] text-ink-2">{saidOf(change.before)}</s>{' '}
          </>
        )}
        <span className="font-mono text-[12px]">{saidOf(rule)}</span>
      </span>
      {change.kind === 'changed' && <Hear rule={change.before} title={t('word_before', { word })} />}
      {change.kind !== 'removed' && <Hear rule={change.after} title={word} />}
      {change.kind === 'removed' && canPutBack && !isReadOnly && (
        <IconButton
          size="sm"
          label={t('put_back', { word })}
          onClick={() => editor.edit((rows) => [...rows, ...editor.rowsOf([change.before])])}
        >
          <Undo2 size={15} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

function Hear({ rule, title }: { rule: Rule; title: string }) {
  const { speaker } = useDesk();
  return <HearButton speaker={speaker} words={{ title, text: spokenWith(rule.string_to_replace, rule) }} />;
}
