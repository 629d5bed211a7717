/** A short file to try transcription with: a voice of this server says a sentence. */
import { listVoices } from '#contract/voices/api.ts';
import { call } from '../../../lib/api.ts';
import { addUploads } from '../../../lib/uploads/uploads.ts';
import { t } from './messages.ts';

/** @returns the ids of the upload; none if no voice has a sample. @throws ApiError */
export async function addSample(): Promise<readonly string[]> {
  const { voices } = await call(listVoices, {});
  const english = voices.find(({ preview_url, labels }) => preview_url !== null && labels.language === 'en');
  const address = (english ?? voices.find(({ preview_url }) => preview_url !== null))?.preview_url;
  if (!address) return [];
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(response.statusText);
  const sound = await response.blob();
  const file = new File([sound], `${t('sample_name')}.mp3`, { type: sound.type });
  return addUploads('speech_to_text', [{ file, seconds: null }]);
}
