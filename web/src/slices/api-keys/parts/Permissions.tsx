import type { ApiKey } from '#contract/api-keys/types.ts';
import { useState } from 'react';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import { t } from '../messages.ts';
import { areaLabel, grantsOf, levelLabel, summaryOf, unusedOf } from '../permissions.ts';

/** Summarises the permissions in a word or two. A click shows each area with its level. */
export function Permissions({ apiKey }: { apiKey: ApiKey }) {
  const [isOpen, setIsOpen] = useState(false);
  const grants = grantsOf(apiKey);
  const summary = summaryOf(apiKey);
  const unused = unusedOf(apiKey);
  if (grants.length + unused.length === 0) return <span>{summary}</span>;
  const title = t('permissions_of', { name: apiKey.name });
  return (
    <Popover
      title={title}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      width="w-[240px]"
      trigger={
        <button
          type="button"
          aria-label={`${title}: ${summary}`}
          className="rounded-xs underline decoration-control decoration-dotted underline-offset-4 hover:decoration-solid max-md:min-h-11"
        >
          {summary}
        </button>
      }
    >
      <ul className="flex flex-col gap-1 overflow-auto p-3 text-table">
        {grants.map(({ area, level }) => (
          <li key={area} className="flex justify-between gap-4">
            <span>{areaLabel(area)}</span>
            <span className="text-muted">{levelLabel(level)}</span>
          </li>
        ))}
        {unused.map((permission) => (
          <li key={permission} className="flex justify-between gap-4">
            <code className="text-caption break-all">{permission}</code>
            <span className="shrink-0 text-muted">{t('unused')}</span>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
