import type { ReactNode } from 'react';
import { formatDate, formatSize } from '../../../lib/format.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { NoNeural } from '../NoNeural.tsx';
import { useBackUp } from '../use-back-up.ts';
import { EnvironmentNote } from './EnvironmentNote.tsx';
import { HowTo } from './HowTo.tsx';
import { t } from './messages.ts';
import type { Overview } from './overview.ts';
import type { Settings } from './settings.ts';
import { StepForm } from './StepForm.tsx';

interface BackupStepProps {
  settings: Settings;
  overview: Overview;
  end: ReactNode;
}

export function BackupStep({ settings, overview: { backups }, end }: BackupStepProps) {
  const { is_scheduled, folder, next_at_unix, last, failure, running_since_unix } = backups;
  const { backUp, isPending } = useBackUp();
  const isRunning = isPending || running_since_unix !== null;
  return (
    <StepForm step="backup" page="instance" pageName={t('overview')} end={end}>
      <div className="flex flex-col gap-4">
        {is_scheduled && next_at_unix !== null ? (
          <Banner tone="info">{t('backup_on', { folder, when: formatDate(next_at_unix) })}</Banner>
        ) : (
          <>
            <Banner tone="warning">{t('backup_off')}</Banner>
            <HowTo text={t('backup_how')} code="BACKUP_DIR=/mnt/other-disk/backups" />
          </>
        )}
        {failure && <Banner tone="danger">{t('backup_failed', { when: formatDate(failure.at_unix) })}</Banner>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button isBusy={isRunning} onClick={backUp}>
            {t('back_up')}
          </Button>
          <p className="min-w-0 flex-[1_1_200px] text-table break-words text-muted">
            {last
              ? t('backup_last', {
                  when: formatDate(last.made_at_unix),
                  size: formatSize(last.bytes),
                })
              : t('backup_never')}
          </p>
        </div>
        <p className="text-table empty:hidden">
          <EnvironmentNote settings={settings} names={['BACKUP_DIR']} />
        </p>
        <NoNeural />
      </div>
    </StepForm>
  );
}
