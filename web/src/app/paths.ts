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
  onboarding: '/app/onboarding',
  checklist: '/app/onboarding-checklist',
  docs: '/docs',
} as const;
