/** What `doctor` reports on one subject: a sentence, and the fix when something is wrong. */
export interface Finding {
  level: 'ok' | 'warn' | 'fail';
  subject: string;
  message: string;
  fix?: string;
}

export const ok = (subject: string, message: string): Finding => ({ level: 'ok', subject, message });
export const warn = (subject: string, message: string, fix: string): Finding => ({
  level: 'warn',
  subject,
  message,
  fix,
});
export const fail = (subject: string, message: string, fix: string): Finding => ({
  level: 'fail',
  subject,
  message,
  fix,
});

export const megabytes = (bytes: number): string => `${Math.floor(bytes / 1_000_000).toLocaleString('en')} MB`;
