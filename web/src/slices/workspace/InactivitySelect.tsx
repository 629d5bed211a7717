import { getUser } from '#contract/profile/api.ts';
import { getWorkspace, updateWorkspace } from '#contract/workspace/api.ts';
import { call } from '../../lib/api.ts';
import { choose, useChosen } from '../../lib/choices/choices.ts';
import { invalidate, queryClient, readKey } from '../../lib/queries.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { t } from './messages.ts';

const offered = [0, 15 * 60, 60 * 60, 8 * 3600, 24 * 3600, 7 * 24 * 3600];

function words(seconds: number): string {
  if (seconds === 0) return t('timeout_off');
  if (seconds < 3600) return t('minutes', { count: Math.round(seconds / 60) });
  return seconds < 172_800
    ? t('hours', { count: Math.round(seconds / 3600) })
    : t('days', { count: Math.round(seconds / 86_400) });
}

const name = 'session inactivity';

/** Sets the inactivity after which everybody in the workspace is signed out. */
export function InactivitySelect({ seconds }: { seconds: number }) {
  // A value that was set through the API stays visible.
  const choices = offered.includes(seconds) ? offered : [...offered, seconds].toSorted((a, b) => a - b);

  const save = (next: number) =>
    choose(name, next, async () => {
      await call(updateWorkspace, { query: { session_inactivity_timeout: next } });
      toastSuccess(t('timeout_saved'));
      invalidate(getUser);
      await queryClient.invalidateQueries({ queryKey: readKey(getWorkspace) });
    });

  return (
    <div className="max-w-[440px]">
      <SelectField
        label={t('timeout')}
        help={t('timeout_help')}
        value={useChosen(name, seconds)}
        onChange={(event) => void save(Number(event.target.value))}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {words(one)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
