import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { listApiKeys } from '#contract/api-keys/api.ts';
import type { ApiKey } from '#contract/api-keys/types.ts';
import { pages } from '#contract/pages.ts';
import { choicesStore } from '../../lib/choices/choices.ts';
import { useMedia, useTitle } from '../../lib/hooks.ts';
import { useParam } from '../../lib/address/params.ts';
import { useRead } from '../../lib/queries.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { KeyCards } from './parts/KeyCards.tsx';
import { KeyDialog } from './parts/KeyDialog.tsx';
import type { KeyPart } from './parts/KeyParts.tsx';
import { KeySkeleton } from './parts/KeySkeleton.tsx';
import { KeyTable } from './parts/KeyTable.tsx';
import { DeveloperTabs } from './DeveloperTabs.tsx';
import { switchedIn } from './keys.ts';
import { t } from './messages.ts';
import { NoKeys } from './parts/NoKeys.tsx';
import { RequestLog } from './parts/RequestLog.tsx';
import { RotateDialog } from './parts/RotateDialog.tsx';
import { KeySecret, type NewSecret } from './parts/KeySecret.tsx';

const path = pages.apiKeys;

export function ApiKeysScreen() {
  useTitle(t('page_title'));
  const list = useRead(listApiKeys);
  const choices = useStore(choicesStore, (state) => state.choices);
  const isPhone = useMedia('(max-width: 767px)');
  const navigate = useNavigate();
  // A link from anywhere may ask for a new key, so the address holds it.
  const isCreating = useParam('create') === 'true';
  const [opened, setOpened] = useState<{ part: KeyPart; apiKey: ApiKey } | null>(null);
  const edited = opened?.part === 'edit' ? opened.apiKey : null;
  const [made, setMade] = useState<NewSecret | null>(null);
  const setCreating = (create: boolean) =>
    void navigate({ to: path, search: create ? { create: 'true' } : {}, replace: !create });
  const create = () => setCreating(true);

  const open = (part: KeyPart, apiKey: ApiKey) => setOpened({ part, apiKey });

  function close() {
    setOpened(null);
    if (isCreating) setCreating(false);
  }

  return (
    <>
      <PageHeader title={t('developers')}>
        {/* The empty state has its own button. */}
        {list.data?.api_keys.length !== 0 && (
          <Button
            look="primary"
            size="sm"
            onClick={create}
            icon={<Plus size={15} strokeWidth={2} aria-hidden="true" />}
          >
            {t('create')}
          </Button>
        )}
      </PageHeader>
      <DeveloperTabs current="apiKeys" />
      <div className="min-h-0 flex-1 overflow-auto">
        <div className="flex max-w-[1200px] flex-col gap-5 px-6 py-6 max-md:px-4 max-md:py-5">
          <Loaded of={list} skeleton={<KeySkeleton />} kept={t('keys_kept')}>
            {({ api_keys: listed }) => {
              if (listed.length === 0) return <NoKeys onCreate={create} />;
              const keys = switchedIn(choices, listed);
              return (
                <>
                  <p className="max-w-[72ch] text-muted">{t('intro')}</p>
                  {isPhone ? <KeyCards keys={keys} onOpen={open} /> : <KeyTable keys={keys} onOpen={open} />}
                </>
              );
            }}
          </Loaded>
        </div>
      </div>
      {(edited || (isCreating && list.data && !made)) && (
        <KeyDialog
          key={edited?.key_id ?? 'new'}
          edited={edited ?? undefined}
          taken={list.data?.api_keys.map(({ name }) => name) ?? []}
          onMade={setMade}
          onClose={close}
        />
      )}
      {opened?.part === 'rotate' && !made && <RotateDialog apiKey={opened.apiKey} onMade={setMade} onClose={close} />}
      {opened?.part === 'log' && <RequestLog apiKey={opened.apiKey} onClose={close} />}
      {made && (
        <KeySecret
          {...made}
          onClose={() => {
            setMade(null);
            close();
          }}
        />
      )}
    </>
  );
}
