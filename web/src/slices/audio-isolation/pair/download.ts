/** Saves what was made: as it is on the server, or mixed with some of the original here. */
import { getIsolatedAudio } from '#contract/audio-isolation/api.ts';
import type { IsolationDetails } from '#contract/audio-isolation/types.ts';
import { extensionOf, withExtension, withoutExtension } from '#contract/history/file-names.ts';
import { send } from '../../../lib/api.ts';
import { readDownload, saveBlob } from '../../../lib/download.ts';
import { encodeWav, gainsOf, mixSamples } from './mix-rules.ts';
import { readBuffers } from './pair-player.ts';

type Titled = Pick<IsolationDetails, 'id' | 'title'>;

const nameOf = ({ title }: Titled, suffix: string, extension: string): string =>
  withExtension(`${withoutExtension(title ?? 'recording')}_${suffix}`, extension);

/** Reads the isolated sound as a file with a name of its own. */
export async function readIsolated(item: Titled, format: 'default' | 'wav'): Promise<File> {
  const response = await send(getIsolatedAudio, { params: { history_item_id: item.id }, query: { format } });
  const blob = await readDownload(response);
  return new File([blob], nameOf(item, 'isolated', extensionOf(blob.type)), { type: blob.type });
}

export async function downloadIsolated(item: Titled, format: 'default' | 'wav'): Promise<void> {
  const file = await readIsolated(item, format);
  saveBlob(file, file.name);
}

export async function downloadMix(item: Titled, voice: number): Promise<void> {
  const { original, isolated } = await readBuffers(item.id);
  const mixed = mixSamples(original.getChannelData(0), isolated.getChannelData(0), gainsOf('isolated', voice));
  const wav = new Blob([encodeWav(mixed, isolated.sampleRate)], { type: 'audio/wav' });
  saveBlob(wav, nameOf(item, `${Math.round(voice * 100)}_voice`, 'wav'));
}
