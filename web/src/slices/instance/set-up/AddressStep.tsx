import { Banner } from '../../../ui/feedback/Banner.tsx';
import { addressState } from './address-state.ts';
import { EnvironmentNote } from './EnvironmentNote.tsx';
import { HowTo } from './HowTo.tsx';
import { t } from './messages.ts';
import type { Overview } from './overview.ts';
import type { Settings } from './settings.ts';
import { StepForm } from './StepForm.tsx';

const tones = { machine: 'plain', plain: 'warning', secure: 'info' } as const;

export function AddressStep({ settings, overview }: { settings: Settings; overview: Overview }) {
  const { public_url } = overview;
  const { origin } = location;
  const { isSame, reach } = addressState(public_url, origin);
  return (
    <StepForm step="address" page="instance" pageName={t('overview')}>
      <div className="flex flex-col gap-4">
        <dl className="flex flex-col gap-3 rounded-xl border border-line p-4 dark:bg-surface">
          <div>
            <dt className="text-table text-muted">{t('address_public')}</dt>
            <dd className="font-mono text-table break-all">{public_url}</dd>
          </div>
          <div>
            <dt className="text-table text-muted">{t('address_browser')}</dt>
            <dd className="font-mono text-table break-all">{origin}</dd>
          </div>
        </dl>
        {!isSame && <Banner tone="warning">{t('address_differs', { address: public_url })}</Banner>}
        <Banner tone={tones[reach]}>{t(`address_${reach}`)}</Banner>
        {(!isSame || reach !== 'secure') && (
          <HowTo
            text={t('address_how')}
            code={`PUBLIC_URL=${isSame || !origin.startsWith('https:') ? 'https://voice.example.org' : origin}`}
          />
        )}
        <p className="text-table empty:hidden">
          <EnvironmentNote settings={settings} names={['PUBLIC_URL']} />
        </p>
      </div>
    </StepForm>
  );
}
