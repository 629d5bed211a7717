import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import type { listUses } from '#contract/pronunciation-dictionaries/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { formatDate } from '../../../lib/format.ts';
import { t } from '../editor/messages.ts';

/** Where a dictionary is used: by the whole workspace, and by bulk jobs. */
export function UsesList({
  uses: { is_workspace_default, default_version_id, jobs },
}: {
  uses: Answer<typeof listUses>;
}) {
  const isUsed = is_workspace_default || jobs.length > 0;
  return (
    <>
      {isUsed ? (
        <ul className="flex flex-col gap-3 text-table">
          {is_workspace_default && (
            <li>
              <span className="block font-medium">{t('use_workspace')}</span>
              <span className="text-caption text-muted">
                {t(default_version_id === null ? 'use_workspace_latest' : 'use_workspace_fixed')}
              </span>
            </li>
          )}
          {jobs.map(({ job_id, created_at_unix }) => (
            <li key={job_id}>
              <Link to={pages.bulk} search={{ job: job_id }} className="rounded-xs font-medium hover:underline">
                {t('use_job')}
              </Link>
              <span className="block text-caption text-muted">{formatDate(created_at_unix)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-table text-muted">{t('not_used')}</p>
      )}
      <p className="mt-3 text-caption text-muted">{t('uses_help')}</p>
    </>
  );
}
