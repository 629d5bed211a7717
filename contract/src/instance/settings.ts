/** The settings that operators may change while the server runs. All others take effect at the start. */
export const liveSettings = [
  'INSTALLATION_NAME',
  'SIGN_UP',
  'SIGN_UP_DOMAINS',
  'ANALYTICS',
  'REAUTHENTICATE_MINUTES',
  'STAFF_DOMAINS',
  'FLAGS',
  'MIN_FREE_SPACE_MB',
  'FILE_QUOTA_USER_MB',
  'FILE_QUOTA_WORKSPACE_MB',
  'RATE_LIMIT_KEY',
  'RATE_LIMIT_ADDRESS',
  'LOG_LEVEL',
] as const;
export type LiveSetting = (typeof liveSettings)[number];
