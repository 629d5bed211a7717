import { useNavigate } from '@tanstack/react-router';
import { Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import { pages } from '#contract/pages.ts';
import { listWebhooks } from '#contract/webhooks/api.ts';
import type { Webhook } from '#contract/webhooks/types.ts';
import { useUser } from '../../lib/account.ts';
import { useParam } from '../../lib/address/params.ts';
import { choicesStore } from '../../lib/choices/choices.ts';
import { useMedia, useTitle } from '../../lib/hooks.ts';
import { useRead } from '../../lib/queries.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { SectionSkeleton } from '../../ui/feedback/SectionSkeleton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { DeveloperTabs } from '../api-keys/public.ts';
import { AdminNames } from '../membership/public.ts';
import { t } from './messages.ts';
import { WebhookSecret } from './parts/WebhookSecret.tsx';
import { WebhookCards } from './parts/WebhookCards.tsx';
import { WebhookDialog } from './parts/WebhookDialog.tsx';
import { WebhookDrawer } from './parts/WebhookDrawer.tsx';
import { WebhookTable } from './parts/WebhookTable.tsx';
import type { WebhookPart } from './parts/WebhookParts.tsx';
import { askToDelete, askToRotate, listInput, switchedIn } from './webhooks.ts';

const to = pages.webhooks;

export function WebhooksScreen() {
  useTitle(t('page_title'));
  const user = useUser();
  const isAdmin = user?.workspace_role === 'admin';
  const list = useRead(listWebhooks, listInput, { isEnabled: isAdmin, staleTime: 0 });
  const choices = useStore(choicesStore, (state) => state.choices);
  const isPhone = useMedia('(max-width: 767px)');
  const navigate = useNavigate();
  // Links lead to a new webhook and to one of those that exist, so the address holds both.
  const isCreating = useParam('create') === 'true';
  const shownId = useParam('webhook');
  const [edited, setEdited] = useState<Webhook>();
  const [secret, setSecret] = useState<string>();
  const webhooks = list.data && switchedIn(choices, list.data.webhooks);
  const shown = webhooks?.find(({ webhook_id }) => webhook_id === shownId);

  const create = () => void navigate({ to, search: { create: 'true' } });
  const close = () => void navigate({ to, search: {}, replace: true });

  async function open(part: WebhookPart, webhook: Webhook) {
    if (part === 'detail') void navigate({ to, search: { webhook: webhook.webhook_id } });
    if (part === 'edit') setEdited(webhook);
    if (part === 'rotate') setSecret(await askToRotate(webhook));
    if (part === 'delete' && (await askToDelete(webhook))) close();
  }
  const onOpen = (part: WebhookPart, webhook: Webhook) => void open(part, webhook);

  return (
    <>
      <PageHeader title={t('developers')}>
        {/* The empty state has its own button. */}
        {webhooks && webhooks.length > 0 && (
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
      <DeveloperTabs current="webhooks" />
      <div className="min-h-0 flex-1 overflow-auto">
        <div className="flex max-w-[1200px] flex-col gap-5 px-6 py-6 max-md:px-4 max-md:py-5">
          {user && !isAdmin ? (
            <EmptyState title={t('admins_only')} icon={<Lock size={26} strokeWidth={1.75} aria-hidden="true" />}>
              <AdminNames />
            </EmptyState>
          ) : (
            <Loaded of={list} skeleton={<SectionSkeleton rows={3} />} kept={t('webhooks_kept')}>
              {() =>
                !webhooks || webhooks.length === 0 ? (
                  <EmptyState
                    title={t('empty_title')}
                    action={
                      <Button look="primary" onClick={create}>
                        {t('create')}
                      </Button>
                    }
                  >
                    {t('empty_text')}
                  </EmptyState>
                ) : (
                  <>
                    <p className="max-w-[72ch] text-muted">{t('intro')}</p>
                    {isPhone ? (
                      <WebhookCards webhooks={webhooks} onOpen={onOpen} />
                    ) : (
                      <WebhookTable webhooks={webhooks} onOpen={onOpen} />
                    )}
                  </>
                )
              }
            </Loaded>
          )}
        </div>
      </div>
      {shown && <WebhookDrawer webhook={shown} onOpen={onOpen} onClose={close} />}
      {isAdmin && (edited || (isCreating && secret === undefined)) && (
        <WebhookDialog
          key={edited?.webhook_id ?? 'new'}
          edited={edited}
          onMade={setSecret}
          onClose={() => (edited ? setEdited(undefined) : close())}
        />
      )}
      {secret !== undefined && (
        <WebhookSecret
          secret={secret}
          onClose={() => {
            setSecret(undefined);
            if (isCreating) close();
          }}
        />
      )}
    </>
  );
}
