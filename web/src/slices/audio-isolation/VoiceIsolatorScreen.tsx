import { Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { pages } from '#contract/pages.ts';
import { creditsOf, useUser } from '../../lib/account.ts';
import { useParam } from '../../lib/address/params.ts';
import { formatNumber } from '../../lib/format.ts';
import { useTitle } from '../../lib/hooks.ts';
import { useStore } from '../../lib/store.ts';
import { buttonClass } from '../../ui/button/Button.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Earlier } from './earlier/Earlier.tsx';
import { RunRow } from './earlier/RunRow.tsx';
import { t } from './messages.ts';
import { NewIsolation } from './NewIsolation.tsx';
import { Result } from './Result.tsx';
import { onIsolated, runsStore } from './runs/runs.ts';

/** Takes files and gives the voice in them. `?item=` opens what was made. */
export function VoiceIsolatorScreen() {
  useTitle(t('title'));
  const itemId = useParam('item');
  const runs = useStore(runsStore, (state) => state.runs);
  const navigate = useNavigate();
  // The last result of a batch opens by itself, and one that ends while another is looked at does not.
  useEffect(
    () =>
      onIsolated((made) => {
        if (itemId === undefined) void navigate({ to: pages.voiceIsolator, search: { item: made } });
      }),
    [itemId, navigate],
  );
  return (
    <>
      <PageHeader title={t('title')}>
        <CreditsLeft />
        {itemId !== undefined && (
          <Link to={pages.voiceIsolator} search={{}} className={buttonClass({ look: 'primary', size: 'sm' })}>
            <Plus size={14} strokeWidth={1.75} aria-hidden="true" />
            {t('new')}
          </Link>
        )}
      </PageHeader>
      <div className="min-h-0 flex-1 overflow-auto px-6 py-8 max-md:px-4 max-md:py-5">
        <div className="mx-auto flex max-w-[976px] flex-col gap-6">
          {itemId === undefined ? <NewIsolation /> : <Result key={itemId} id={itemId} />}
          {runs.length > 0 && (
            <section aria-label={t('in_progress')}>
              <ul className="card divide-y divide-line">
                {runs.map((run) => (
                  <RunRow key={run.id} run={run} />
                ))}
              </ul>
              <p role="status" className="sr-only">
                {runs.some(({ state }) => state === 'isolating') ? t('isolating') : ''}
              </p>
            </section>
          )}
          <Earlier openId={itemId} />
        </div>
      </div>
    </>
  );
}

function CreditsLeft() {
  const user = useUser();
  if (!user) return null;
  const { left, isUnlimited, isExtended } = creditsOf(user);
  if (isUnlimited) return null;
  return (
    <span className="text-table text-muted tabular-nums max-md:hidden">
      {isExtended ? t('credits_extended') : t('credits_remaining', { left: formatNumber(left) })}
    </span>
  );
}
