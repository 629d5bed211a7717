import { t } from '../../lib/language/actions-messages.ts';
import type { SliceActions } from '../../lib/slice.ts';

export const actions: SliceActions = {
  pages: {
    instance: { label: () => t('go_instance') },
    instanceStatistics: { label: () => t('go_statistics') },
    instanceModels: { label: () => t('go_models') },
    instanceJobs: { label: () => t('go_instance_jobs') },
    instanceStorage: { label: () => t('go_storage') },
    instanceFlags: { label: () => t('go_flags') },
    instanceSettings: { label: () => t('go_instance_settings') },
    instanceAudit: { label: () => t('go_audit') },
  },
};
