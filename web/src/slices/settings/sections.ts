import { t } from './messages.ts';

/** In the order of the page. The keys are what an address may lead to. */
export const sections = () =>
  [
    { id: 'profile', label: t('profile') },
    { id: 'appearance', label: t('appearance') },
    { id: 'security', label: t('security') },
    { id: 'sessions', label: t('sessions') },
    { id: 'workspace', label: t('workspace') },
    { id: 'privacy', label: t('privacy') },
    { id: 'notifications', label: t('notifications') },
    { id: 'support', label: t('support') },
    { id: 'more', label: t('more') },
    { id: 'data', label: t('your_data') },
  ] as const;
