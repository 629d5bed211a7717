/** The addresses of the studio. */
export const paths = {
  home: '/app/home',
  textToSpeech: '/app/speech-synthesis/text-to-speech',
  bulk: '/app/speech-synthesis/text-to-speech/bulk',
  history: '/app/speech-synthesis/text-to-speech/history',
  settings: '/app/settings',
  apiKeys: '/app/settings/api-keys',
  workspaceInvites: '/app/settings/workspace-invites',
  outbox: '/app/outbox',
  operatorSupport: '/app/operator/support',
  operatorFeedback: '/app/operator/feedback',
  operatorStatistics: '/app/operator/statistics',
  onboarding: '/app/onboarding',
  checklist: '/app/onboarding-checklist',
  docs: '/docs',
} as const;
