import { InstancePage } from './InstancePage.tsx';
import { t } from './messages.ts';

export function OverviewScreen() {
  return (
    <InstancePage title={t('instance')} page="instance">
      <p className="text-muted">{t('overview_intro')}</p>
    </InstancePage>
  );
}
