import { CircleAlert, TriangleAlert } from 'lucide-react';
import { readChecks, startRepair } from '#contract/instance/api.ts';
import type { Finding } from '#contract/instance/types.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { t } from '../messages.ts';
import { useBackUp } from '../use-back-up.ts';
import { findingText, findingTitle } from './finding-words.ts';

const backupCodes = ['backup_never', 'backup_old', 'backup_failed'];

export function FindingRow({ finding, isRepairing }: { finding: Finding; isRepairing: boolean }) {
  const Sign = finding.level === 'fail' ? CircleAlert : TriangleAlert;
  return (
    <li className="flex items-start gap-3.5 px-5 py-4 max-md:flex-wrap max-md:px-4">
      <Sign
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className={`mt-px flex-none ${finding.level === 'fail' ? 'text-danger' : 'text-warning'}`}
      />
      <div className="min-w-0 flex-1 max-md:basis-[70%]">
        <h3 className="font-semibold">{findingTitle(finding)}</h3>
        <p className="text-table break-words text-muted">{findingText(finding)}</p>
      </div>
      {finding.can_repair && !isRepairing && <RepairButton />}
      {backupCodes.includes(finding.code) && <BackupButton />}
    </li>
  );
}

function RepairButton() {
  const start = useCall(startRepair);
  async function repair() {
    try {
      await start.mutateAsync({});
    } catch (error) {
      toastError(error);
    }
    invalidate(readChecks);
  }
  return (
    <Button size="sm" look="primary" isBusy={start.isPending} className="max-md:ms-8" onClick={() => void repair()}>
      {t('repair')}
    </Button>
  );
}

function BackupButton() {
  const { backUp, isPending } = useBackUp();
  return (
    <Button size="sm" isBusy={isPending} className="max-md:ms-8" onClick={backUp}>
      {t('back_up')}
    </Button>
  );
}
