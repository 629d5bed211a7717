import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { SpeechProvider } from '#contract/providers/types.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { ProviderCalls } from './calls.ts';
import { t } from './messages.ts';
import { ProviderDialog } from './ProviderDialog.tsx';
import { ProviderRow } from './ProviderRow.tsx';
import { TestDialog } from './TestDialog.tsx';

type Open = { dialog: 'add' } | { dialog: 'edit' | 'test'; provider: SpeechProvider };

/** The providers of the installation, or of a workspace. */
export function ProviderList({ providers, calls }: { providers: readonly SpeechProvider[]; calls: ProviderCalls }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const add = (
    <Button
      size="sm"
      icon={<Plus size={15} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => setOpen({ dialog: 'add' })}
    >
      {t('add')}
    </Button>
  );
  return (
    <>
      {providers.length === 0 ? (
        <div className="card">
          <EmptyState title={t('none')} action={add}>
            {t('none_text')}
          </EmptyState>
        </div>
      ) : (
        <>
          <ul aria-label={t('list')} className="card divide-y divide-line">
            {providers.map((provider) => (
              <ProviderRow
                key={provider.provider_id}
                provider={provider}
                calls={calls}
                onOpen={(dialog) => setOpen({ dialog, provider })}
              />
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
      {open?.dialog === 'test' && <TestDialog provider={open.provider} calls={calls} onClose={close} />}
      {open && open.dialog !== 'test' && (
        <ProviderDialog edited={open.dialog === 'edit' ? open.provider : undefined} calls={calls} onClose={close} />
      )}
    </>
  );
}
