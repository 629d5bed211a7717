import { useEffect } from 'react';
import { listInstallationProviders } from '#contract/providers/api.ts';
import { useUser } from '../../lib/account.ts';
import { useRead } from '../../lib/queries.ts';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { SectionSkeleton } from '../../ui/feedback/SectionSkeleton.tsx';
import { installationCalls } from './calls.ts';
import { t } from './messages.ts';
import { ProviderList } from './ProviderList.tsx';

/** Milliseconds between two reads, since providers fail and recover by themselves. */
const poll = 15_000;

/** The providers that every workspace may use. */
export function InstallationProviders() {
  const isOperator = useUser()?.is_operator === true;
  const read = useRead(listInstallationProviders, {}, { isEnabled: isOperator, staleTime: 0 });
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && installationCalls.refresh(), poll);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <p className="max-w-[68ch] text-muted">{t('intro_installation')}</p>
      <Loaded of={read} skeleton={<SectionSkeleton rows={2} />}>
        {({ providers }) => <ProviderList providers={providers} calls={installationCalls} />}
      </Loaded>
    </>
  );
}
