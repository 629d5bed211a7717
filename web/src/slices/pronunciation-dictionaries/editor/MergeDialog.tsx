import { useId, useState } from 'react';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { diffRules } from '../rules/diff.ts';
import { isSameRule, saidOf, type Rule } from '../rules/rule.ts';
import { useDesk, useEditor } from './context.ts';
import type { Meeting } from './editor-store.ts';
import { t } from './messages.ts';

/** Tells the later of two editors, and puts together what both changed. Closing it is no way out: a choice has to be made. */
export function MergeDialog({ meeting, name }: { meeting: Meeting; name: string }) {
  const { editor } = useDesk();
  const saved = useEditor((state) => state.saved);
  const [theirs, setTheirs] = useState<ReadonlySet<number>>(new Set());
  const [isSaving, setIsSaving] = useState(false);
  const { added, changed, removed } = diffRules(saved, meeting.theirs);

  async function merge(): Promise<void> {
    setIsSaving(true);
    editor.settle(withChoices(meeting, theirs));
    const isSaved = await editor.save();
    setIsSaving(false);
    if (isSaved) toastSuccess(t('merged'));
  }

  return (
    <Dialog
      title={t('merge_title')}
      isOpen
      isBlocking
      description={t('merge_text', { name, added, changed, removed })}
      footer={
        <>
          <Button onClick={() => editor.settle(null)}>{t('merge_theirs')}</Button>
          <Button look="primary" isBusy={isSaving} onClick={() => void merge()}>
            {t('merge_both')}
          </Button>
        </>
      }
    >
      {meeting.conflicts.length === 0 ? (
        <p className="text-table">{t('merge_no_conflict')}</p>
      ) : (
        <>
          <p className="text-table font-medium">{t('merge_conflicts', { count: meeting.conflicts.length })}</p>
          <ul className="flex flex-col gap-3">
            {meeting.conflicts.map((conflict, at) => (
              // The conflicts of one meeting never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                <Choice
                  mine={conflict.mine}
                  theirs={conflict.theirs}
                  isTheirs={theirs.has(at)}
                  onChoose={(isTheirs) => {
                    const next = new Set(theirs);
                    if (isTheirs) next.add(at);
                    else next.delete(at);
                    setTheirs(next);
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** The merged rules have mine where both changed the same one. */
function withChoices({ merged, conflicts }: Meeting, theirs: ReadonlySet<number>): Rule[] {
  let rules = [...merged];
  for (const at of theirs) {
    const { mine, theirs: their } = conflicts[at] ?? { mine: undefined, theirs: undefined };
    if (mine && their) rules = rules.map((rule) => (isSameRule(rule, mine) ? their : rule));
    else if (mine) rules = rules.filter((rule) => !isSameRule(rule, mine));
    else if (their) rules = [...rules, their];
  }
  return rules;
}

interface ChoiceProps {
  mine: Rule | undefined;
  theirs: Rule | undefined;
  isTheirs: boolean;
  onChoose(isTheirs: boolean): void;
}

function Choice({ mine, theirs, isTheirs, onChoose }: ChoiceProps) {
  const name = useId();
  const word = (mine ?? theirs)?.string_to_replace ?? '';
  const option = (rule: Rule | undefined, isOfThem: boolean) => (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5 text-table max-md:min-h-11">
      <input
        type="radio"
        name={name}
        checked={isTheirs === isOfThem}
        onChange={() => onChoose(isOfThem)}
        className="radio"
      />
      <span className="text-muted">{t(isOfThem ? 'of_them' : 'of_me')}</span>
      <span className="font-mono text-[13px]">{rule ? saidOf(rule) : t('removed_rule')}</span>
    </label>
  );
  return (
    <fieldset className="rounded-md border border-line px-3 py-2">
      <legend className="px-1 text-table font-medium">
        <bdi>{word}</bdi>
      </legend>
      {option(mine, false)}
      {option(theirs, true)}
    </fieldset>
  );
}
