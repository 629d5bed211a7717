import { downloadVersion } from '#contract/pronunciation-dictionaries/api.ts';
import { safeFileName } from '#contract/history/file-names.ts';
import { send } from '../../../lib/api.ts';
import { saveBlob } from '../../../lib/download.ts';
import { toastError } from '../../../lib/toasts.ts';

/** Saves a version as a PLS lexicon. */
export async function downloadPls(id: string, versionId: string, name: string): Promise<void> {
  try {
    const response = await send(downloadVersion, { params: { dictionary_id: id, version_id: versionId } });
    saveBlob(new Blob([await response.arrayBuffer()], { type: 'application/pls+xml' }), safeFileName(`${name}.pls`));
  } catch (error) {
    toastError(error);
  }
}
