import { listLimits } from '#contract/limits/api.ts';
import type { LimitName } from '#contract/limits/limits.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { formatNumber } from '../../lib/format.ts';
import { useRead } from '../../lib/queries.ts';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Meter } from '../../ui/plan/Meter.tsx';
import { t } from './messages.ts';

const words: Record<LimitName, () => string> = {
  credits: () => t('credits'),
  voices: () => t('quota_voices'),
  voice_add_edits: () => t('quota_edits'),
  professional_voices: () => t('quota_professional'),
  studio_projects: () => t('quota_studio'),
  seats: () => t('quota_seats'),
  sound_effects_seconds: () => t('quota_effects'),
  agents_minutes: () => t('quota_agents'),
  dubbing_minutes: () => t('quota_dubbing'),
  voice_isolator_minutes: () => t('quota_isolator'),
  speech_to_text_hours: () => t('quota_stt'),
  audio_native_pages: () => t('quota_audio_native'),
};

const round = (value: number) => Math.round(value * 10) / 10;

/** What the plan limits, and how much of it the workspace has used. */
export function Quotas() {
  const limits = useRead(listLimits);
  return (
    <section aria-labelledby="quotas" className="card p-5 max-md:p-4">
      <h2 id="quotas" className="mb-4 font-semibold">
        {t('quotas')}
      </h2>
      <Loaded of={limits} kept={t('kept')} skeleton={<Skeleton className="h-32" />}>
        {(answer) => (
          <ul className="grid grid-cols-3 gap-x-10 gap-y-5 max-lg:grid-cols-2 max-md:grid-cols-1">
            {answer.limits.map((limit) => (
              <Quota key={limit.name} limit={limit} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Quota({ limit: { name, used, limit, kind } }: { limit: Answer<typeof listLimits>['limits'][number] }) {
  const word = words[name]();
  return (
    <li className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-table">
        <span>{word}</span>
        <span className="tabular-nums">
          <span className="font-medium">{formatNumber(round(used))}</span>{' '}
          <span className="text-muted">
            {limit === null ? t('unlimited') : t('of_limit', { limit: formatNumber(limit) })}
          </span>
        </span>
      </div>
      {limit !== null && limit > 0 && <Meter label={word} used={used} limit={limit} isCalm={kind === 'standing'} />}
    </li>
  );
}
