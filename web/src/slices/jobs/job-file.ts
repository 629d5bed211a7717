import type { Job } from '#contract/jobs/types.ts';

/**
 * Lets the browser download the file with the session's cookie, so that a large file never passes through this page.
 */
export function downloadJobFile({ file }: Job): void {
  if (!file) return;
  const link = document.createElement('a');
  link.href = file.url;
  link.download = file.name;
  link.click();
}
