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

/** What an installation is called that nobody has named: it is the name of the product. */
export const defaultInstallationName = 'Veery';

/** Keeps the name on one line of the sidebar, and of the subject of a mail. */
export const maxInstallationName = 40;

export type LiveSetting = (typeof liveSettings)[number];
