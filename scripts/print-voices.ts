/** Measures the premade voices and the sliders, and prints docs/voices.md and docs/settings.md: `node scripts/print-voices.ts`. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import type { EngineVoice, Speech } from '../server/src/ports/speech/port.ts';
import { createSpeech } from '../server/src/ports/speech/speech.ts';
import { premadeVoices } from '../server/src/slices/voices/voices.rules.ts';
import type { MeasuredVoice, SliderEnd } from '../server/src/testing/voice-figures.ts';
import {
  distance,
  measureVoice,
  measureVoices,
  moved,
  sliders,
  thresholds,
} from '../server/src/testing/voice-figures.ts';

const printedBy = 'Printed by `node scripts/print-voices.ts` from the real engines; do not edit.';

const percent = (share: number) => `${Math.round(share * 100)} %`;
const signed = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(share * 100))} %`;
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function timbreOf({ formant, upperFormants, tilt, room }: EngineVoice): string {
  const parts = [
    formant !== undefined && `formants × ${formant}`,
    upperFormants !== undefined && `upper formants × ${upperFormants}`,
    tilt !== undefined && `tilt ${tilt} dB`,
    room !== undefined && `room ${percent(room)}`,
  ];
  return parts.filter(Boolean).join(', ') || '–';
}

const spokenBy = (voice: EngineVoice) =>
  voice.engine === 'flite'
    ? `flite ${voice.name}`
    : `espeak-ng ${voice.name}${voice.variant === undefined ? '' : `+${voice.variant}`}`;

function nearest(one: MeasuredVoice, all: MeasuredVoice[]): { name: string; apart: number } {
  const others = all.filter((other) => other !== one);
  const distances = others.map(({ voice, english }) => ({ name: voice.name, apart: distance(one.english, english) }));
  return distances.reduce((near, other) => (other.apart < near.apart ? other : near));
}

function printVoices(measured: MeasuredVoice[]): string {
  const head = [
    'Name',
    'Id',
    'Sex',
    'Age',
    'Accent',
    'Language',
    'Engine',
    'Timbre',
    'f0',
    'Centroid',
    'Rate',
    'Words wrong',
    'Nearest',
  ];
  const rows = measured.map((one) => {
    const { voice, english, own } = one;
    const { labels, engine } = voice;
    const near = nearest(one, measured);
    const pair = (a: number, b: number, digits: number) =>
      engine.language === 'en' ? a.toFixed(digits) : `${a.toFixed(digits)} / ${b.toFixed(digits)}`;
    return [
      ...[voice.name, `\`${voice.voice_id}\``, labels.gender, labels.age.replace('_', '-'), labels.accent],
      ...[labels.language, spokenBy(engine), timbreOf(engine)],
      ...[pair(english.f0, own.f0, 0), pair(english.centroid, own.centroid, 0), pair(english.rate, own.rate, 1)],
      voice.word_error_rate === undefined ? '–' : percent(voice.word_error_rate),
      `${near.name} ${near.apart.toFixed(2)}`,
    ];
  });
  const levels = measured.flatMap(({ english, own }) => [english.loudness, own.loudness]);
  const count = (of: (one: MeasuredVoice) => string) => new Set(measured.map(of)).size;
  return `# Premade voices

${printedBy}

${measured.length} voices in ${count(({ voice }) => voice.labels.language)} languages. None is neural. Three kinds of speech:

- **Statistical** (flite slt, rms, awb): models of recorded speakers, the most natural here; English. Other languages are spoken by a like voice of espeak-ng, and the answer says so.
- **Diphone** (flite kal16): joined pieces of a recording; audibly joined, nearly instant; English.
- **Formant** (espeak-ng): a mouth modelled by rules; crisp, exact, quick, plainly synthetic. Each of these voices speaks every language of the engine.

Figures are of the preview text: median f0 in Hz, spectral centroid in Hz, letters a second without pauses; in English, and after the stroke in the voice's own language. Any two voices, both speaking English, differ in f0 by ${percent(thresholds.f0)}, in centroid by ${percent(thresholds.centroid)} or in rate by ${percent(thresholds.rate)} at least: the last column names the nearest voice, and how many times its threshold the figure lies apart in which they differ most. Words wrong are those that PocketSphinx, trained on natural American speech, does not understand in twenty English sentences (\`npm run bench -- intelligibility\`): the catalogue begins with a clear voice, and the picker keeps voices above 15 % apart, for characters. Levels lie between ${Math.min(...levels).toFixed(1)} and ${Math.max(...levels).toFixed(1)} dB RMS; nothing clips. \`server/src/slices/voices/premade-voices.slow.test.ts\` checks all of it.

${table(head, rows)}
`;
}

const effects: Record<SliderEnd['name'], string> = {
  speed: 'The engine’s own speaking rate; pitch stays.',
  stability: 'How far the pitch moves; the median stays. With a seed, also how far one take is from another.',
  similarity_boost: 'Clearness: low is dull and far, high is bright and near. A shelf at 2 kHz at equal loudness.',
  style: 'Higher and livelier.',
  use_speaker_boost: 'Without it the voice steps back: 2.5 dB quieter, and 3 dB less around 3 kHz.',
};

async function printSettings(speech: Speech): Promise<string> {
  const voices = premadeVoices.filter(({ name }) => ['Ada', 'Bruno', 'Grace', 'Callum', 'Otis'].includes(name));
  const neutral = await Promise.all(voices.map(({ engine }) => measureVoice(speech, engine)));
  const rows: string[][] = [];
  for (const { name, value, figure } of sliders) {
    const now = await Promise.all(
      voices.map(({ engine }) => measureVoice(speech, engine, { settings: { [name]: value } })),
    );
    const changes = now.map((figures, index) => signed(moved(figure, neutral[index]!, figures)));
    rows.push([`\`${name}\``, String(value), figure, ...changes]);
  }
  const titles = voices.map(({ name, engine }) => `${name} (${spokenBy(engine)})`);
  return `# Voice settings

${printedBy}

Neutral is stability 0.5, similarity 0.75, style 0, speaker boost on, speed 1: the voice as its table says, and no processing. Each end below is measured against neutral on the English preview text; \`server/src/ports/speech/sound/sliders.slow.test.ts\` asks for 10 % at least.

${table(
  ['Setting', 'Effect'],
  Object.entries(effects).map(([name, effect]) => [`\`${name}\``, effect]),
)}

${table(['Setting', 'At', 'Figure', ...titles], rows)}

Tilt is the amplitude above 2 kHz against that below, f0 range the semitones between the 10th and 90th percentile, loudness the RMS amplitude of the sounding part.

A **seed** makes a take repeatable. It varies each stretch of the text by up to 2 % in pitch, 1.5 % in rate and 8 % in range at stability 0.5; by half as much again at 0, and half of it at 1. Without a seed there is no such variation.
`;
}

const speech = createSpeech({ maxQueued: 2 * premadeVoices.length });
const pages = {
  voices: printVoices(await measureVoices(speech, premadeVoices)),
  settings: await printSettings(speech),
};
await speech.close();
for (const [name, page] of Object.entries(pages)) {
  const file = fileURLToPath(new URL(`../docs/${name}.md`, import.meta.url));
  const { code } = await format(file, page);
  await writeFile(file, code);
}
