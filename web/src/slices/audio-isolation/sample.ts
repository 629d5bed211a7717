/** Makes a noisy recording to try the isolator with: a voice of this installation, in a room that hums and hisses. */
import { listVoices } from '#contract/voices/api.ts';
import { call } from '../../lib/api.ts';
import { formatLocale } from '../../lib/language/locale.ts';
import { encodeWav } from './pair/mix-rules.ts';

const sampleRate = 44_100;
const maxSeconds = 8;
/** How loud the hum and the hiss are, against the voice at full scale. */
const [hum, hiss] = [0.06, 0.05];

async function readVoice(): Promise<AudioBuffer> {
  const { voices } = await call(listVoices, { query: {} });
  const spoken = voices.filter(({ preview_url }) => preview_url);
  const voice = spoken.find(({ labels }) => labels.language === formatLocale) ?? spoken[0];
  if (!voice?.preview_url) throw new Error('No voice of this installation has a sample.');
  const answer = await fetch(voice.preview_url, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`The sample of ${voice.name} answered ${answer.status}.`);
  return new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(await answer.arrayBuffer());
}

export async function makeSample(name: string): Promise<{ file: File; seconds: number }> {
  const voice = await readVoice();
  const samples = voice.getChannelData(0).slice(0, maxSeconds * sampleRate);
  for (let at = 0; at < samples.length; at++) {
    const mains = Math.sin((2 * Math.PI * 100 * at) / sampleRate) * hum;
    samples[at] = samples[at]! * 0.8 + mains + (Math.random() * 2 - 1) * hiss;
  }
  const file = new File([encodeWav(samples, sampleRate)], name, { type: 'audio/wav' });
  return { file, seconds: samples.length / sampleRate };
}
