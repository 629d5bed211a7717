import { t } from './messages.ts';

/** The sections in the order of the page. Their keys may stand in an address. */
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
