import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveBlob } from '../../lib/download.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { CopyButton } from '../../ui/button/CopyButton.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { t } from './messages.ts';

function download(code: string): void {
  const text = `${t('backup_file', { host: location.host })}\n\n${code}\n`;
  saveBlob(new Blob([text], { type: 'text/plain' }), 'veery-backup-code.txt');
}

/** Shows the backup code once. */
export function BackupCodeDialog({ code, onClose }: { code: string; onClose(): void }) {
  const [isKept, setIsKept] = useState(false);
  return (
    <Dialog
      title={t('backup_title')}
      description={t('backup_text')}
      isOpen
      hasUnsaved={!isKept}
      onOpenChange={() => isKept && onClose()}
      footer={
        <Button look="primary" isDisabled={!isKept} onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <p
        data-testid="backup-code"
        dir="ltr"
        className="rounded-lg border border-line bg-surface px-4 py-4 text-center font-mono text-[18px] tracking-[0.06em] break-all select-all"
      >
        {code}
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={code} label={t('copy_code')} size="md" />
        <Button icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />} onClick={() => download(code)}>
          {t('download')}
        </Button>
      </div>
      <Checkbox label={t('backup_have_it')} checked={isKept} onChange={setIsKept} />
    </Dialog>
  );
}
