import { useMedia } from '../../lib/hooks.ts';
import { JobTray } from '../../slices/jobs/JobTray.tsx';
import { FloatingPanel } from './FloatingPanel.tsx';
import { t } from '../../lib/language/panels-messages.ts';

export function JobsPanel() {
  const isPhone = useMedia('(max-width: 767px)');
  return (
    <FloatingPanel panel="jobs" title={t('jobs')} width="w-[400px]">
      <JobTray hasHeading={!isPhone} />
    </FloatingPanel>
  );
}
