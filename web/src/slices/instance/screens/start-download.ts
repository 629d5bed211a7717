import { downloadBackup } from '#contract/instance/api.ts';
import { buildRequest } from '#contract/kit/client.ts';
import { send } from '../../../lib/api.ts';

/**
 * Lets the browser download a backup with the session's cookie, so that gigabytes never pass through this page. One byte is
 * asked for before, because a browser shows no refusal of a download.
 * @throws ApiError, also where the session has to prove first whose it is
 */
export async function startDownload(name: string): Promise<void> {
  const input = { params: { backup: name } };
  const response = await send(downloadBackup, input, { headers: { range: 'bytes=0-0' } });
  await response.arrayBuffer();
  const link = document.createElement('a');
  link.href = buildRequest(downloadBackup, input).url;
  link.download = name;
  link.click();
}
