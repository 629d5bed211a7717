import { CircleCheck, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readChecks, readOverview, runChecks } from '#contract/instance/api.ts';
import type { Checks } from '#contract/instance/types.ts';
import { formatRelative } from '../../../lib/format.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { t } from '../messages.ts';
import { findingTitle } from './finding-words.ts';
import { FindingRow } from './FindingRow.tsx';
import { RepairRow } from './RepairRow.tsx';

const pollMs = 1000;

/** What needs somebody, with its reason and the button that repairs it. What passed is behind one link. */
export function Findings({ checks }: { checks: Checks }) {
  const { findings, checked_at_unix, is_running, repairs } = checks;
  const [isOpen, setIsOpen] = useState(false);
  const run = useCall(runChecks);
  // What does not work stands before what may fail soon.
  const problems = (['fail', 'warn'] as const).flatMap((level) => findings.filter((one) => one.level === level));
  const passed = findings.filter(({ level }) => level === 'ok');
  const repair = repairs.find(({ state }) => state === 'queued' || state === 'running');
  const last = repairs.find(({ state }) => state !== 'queued' && state !== 'running');
  const isBusy = run.isPending || is_running;
  // The checks of another operator, and repairs, end while the page is open.
  const isWaiting = is_running || repair !== undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => invalidate(readChecks, readOverview), pollMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
  async function check() {
    try {
      await run.mutateAsync({});
    } catch (error) {
      toastError(error);
    }
    invalidate(readChecks, readOverview);
  }
  return (
    <section aria-labelledby="findings" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="findings" className="text-[20px] leading-7 font-semibold tracking-[-0.014em]">
            {checked_at_unix === null ? t('not_checked') : t('problems', { count: problems.length })}
          </h2>
          <p className="text-muted">
            {checked_at_unix === null
              ? t('not_checked_text')
              : t('checked', { when: formatRelative(checked_at_unix), passed: passed.length, all: findings.length })}
          </p>
        </div>
        <Button
          size="sm"
          isBusy={isBusy}
          icon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void check()}
        >
          {checked_at_unix === null ? t('check') : t('check_again')}
        </Button>
      </div>
      {(findings.length > 0 || repairs.length > 0) && (
        <ul aria-label={t('findings')} className="divide-y divide-line rounded-xl border border-line dark:bg-surface">
          {repair && <RepairRow repair={repair} />}
          {problems.map((finding) => (
            <FindingRow
              key={`${finding.code}${finding.message}`}
              finding={finding}
              isRepairing={repair !== undefined}
            />
          ))}
          {last && <RepairRow repair={last} />}
          {passed.length > 0 && (
            <li className="px-5 py-3.5 max-md:px-4">
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
                className="text-table font-medium text-accent hover:underline"
              >
                {isOpen ? t('hide_passed') : t('see_passed', { count: passed.length })}
              </button>
              {isOpen && (
                <ul className="mt-3 flex flex-col gap-2 text-table text-ink-2">
                  {passed.map((finding) => (
                    <li key={`${finding.code}${finding.message}`} className="flex items-start gap-2.5">
                      <CircleCheck
                        size={16}
                        strokeWidth={1.75}
                        aria-hidden="true"
                        className="mt-0.5 flex-none text-success"
                      />
                      <span className="min-w-0 break-words">{findingTitle(finding)}</span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
