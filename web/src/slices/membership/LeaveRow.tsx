import { leaveWorkspace } from '#contract/membership/api.ts';
import { pages } from '#contract/pages.ts';
import { call } from '../../lib/api.ts';
import { confirm } from '../../lib/confirm.ts';
import { reportFailure } from '../../lib/failures/report-failure.ts';
import { queryClient } from '../../lib/queries.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SectionRow } from '../../ui/layout/Section.tsx';
import { t } from './messages.ts';

/** Lets members of somebody else's workspace leave it. */
export function LeaveRow({ workspace }: { workspace: string }) {
  return (
    <SectionRow label={t('leave')} help={t('leave_help')}>
      <Button onClick={() => void leave(workspace)}>{t('leave')}</Button>
    </SectionRow>
  );
}

async function leave(workspace: string): Promise<void> {
  const isMeant = await confirm({
    title: t('leave_title', { workspace }),
    description: t('leave_text', { workspace }),
    confirmLabel: t('leave'),
    isDanger: true,
  });
  if (!isMeant) return;
  try {
    await call(leaveWorkspace, {});
    // Nothing on the screen belongs to this person any more.
    queryClient.clear();
    location.assign(pages.home);
  } catch (error) {
    reportFailure(error);
  }
}
