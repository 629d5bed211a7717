import { listVoices } from '#contract/voices/api.ts';
import { useRead } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CodeBlock } from '../../../ui/display/CodeBlock.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { exampleCall } from '../key-example.ts';
import { t } from '../messages.ts';

export function NoKeys({ onCreate }: { onCreate(): void }) {
  const voiceId = useRead(listVoices).data?.voices[0]?.voice_id;
  const example = exampleCall({ origin: location.origin, secret: 'YOUR_API_KEY', permissions: 'all', voiceId });
  return (
    <div className="mx-auto w-full max-w-[640px]">
      <EmptyState
        title={t('empty_title')}
        action={
          <Button look="primary" onClick={onCreate}>
            {t('create')}
          </Button>
        }
      >
        {t('empty_text')}
      </EmptyState>
      {example && (
        <div className="flex flex-col gap-1.5">
          <h3 className="text-table font-medium">{t('example')}</h3>
          <CodeBlock code={example} label={t('example')} />
        </div>
      )}
    </div>
  );
}
