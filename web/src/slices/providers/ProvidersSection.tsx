import { listWorkspaceProviders } from '#contract/providers/api.ts';
import { useUser } from '../../lib/account.ts';
import { useRead } from '../../lib/queries.ts';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { SectionSkeleton } from '../../ui/feedback/SectionSkeleton.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { workspaceCalls } from './calls.ts';
import { t } from './messages.ts';
import { ProviderList } from './ProviderList.tsx';

/** The providers that only this workspace may use. Its admins look after them. */
export function ProvidersSection() {
  const user = useUser();
  const isAdmin = user?.workspace_role === 'admin';
  const read = useRead(listWorkspaceProviders, {}, { isEnabled: isAdmin, staleTime: 0 });
  return (
    <Section id="speech-providers" title={t('title')} intro={t('intro_workspace')}>
      {isAdmin ? (
        <Loaded of={read} skeleton={<SectionSkeleton rows={1} />}>
          {({ providers, installation_providers: shared }) => (
            <>
              <ProviderList providers={providers} calls={workspaceCalls} />
              {shared.length > 0 && (
                <p className="text-table text-muted">
                  {t('of_installation', { count: shared.length, names: shared.map(({ name }) => name).join(', ') })}
                </p>
              )}
            </>
          )}
        </Loaded>
      ) : (
        user && <p className="card px-5 py-4 text-table text-muted">{t('admins_only')}</p>
      )}
    </Section>
  );
}
