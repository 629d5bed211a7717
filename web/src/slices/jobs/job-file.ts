import type { Job } from '#contract/jobs/types.ts';

/** The browser fetches it by itself, with the session's cookie: a large file never passes through this page. */
export function downloadJobFile({ file }: Job): void {
  if (!file) return;
  const link = document.createElement('a');
  link.href = file.url;
  link.download = file.name;
  link.click();
}
