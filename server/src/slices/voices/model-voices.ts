/** The speakers of an installed model as voices. Pure. */
import { createHash } from 'node:crypto';
import { speechFamilies, type SpeechManifest, type ModelSpeaker } from '#contract/engine-models/manifest.ts';
import type { EngineVoice } from '../../ports/speech/port.ts';
import type { AvailableVoice, VoiceLabels } from './available-voice.ts';
import { premadeVoices } from './premade-voices.ts';
import { previewTexts } from './preview-texts.ts';

/** The name that voices use for the engine of a model. */
export const engineOfModel = (modelId: string): string => `model:${modelId}`;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Makes an id in the shape of the public API that is the same on every server and after every new installation. */
export function stableVoiceId(engine: string, speaker: string): string {
  const digest = createHash('sha256').update(`${engine}/${speaker}`).digest();
  return Array.from(digest.subarray(0, 20), (byte) => alphabet[byte % alphabet.length]).join('');
}

export const voicesOfModel = (manifest: SpeechManifest): AvailableVoice[] =>
  manifest.speakers.map((speaker) => voiceOf(manifest, speaker));

function voiceOf(manifest: SpeechManifest, speaker: ModelSpeaker): AvailableVoice {
  const engine = engineOfModel(manifest.id);
  const language = speaker.language ?? manifest.languages[0] ?? 'en';
  const { gender, age, accent } = speaker;
  const labels: VoiceLabels = {
    language,
    ...(gender ? { gender } : {}),
    ...(age ? { age } : {}),
    ...(accent ? { accent } : {}),
  };
  const languages = speaker.language ? [language] : [...new Set([language, ...manifest.languages])];
  const isCloned = speechFamilies[manifest.family].isCloning && speaker.reference !== undefined;
  return {
    voice_id: stableVoiceId(engine, String(speaker.sid)),
    name: speaker.name,
    description: `Neural speech by ${manifest.name}.`,
    category: isCloned ? 'cloned' : 'premade',
    origin: 'model',
    kind: 'neural',
    labels,
    isClear: true,
    engine: {
      engine,
      language,
      name: String(speaker.sid),
      ...{ rate: 1, pitch: 1, range: 1 },
      elsewhere: elsewhereFor(labels),
    },
    languages,
    previews: previewsIn(languages),
  };
}

/** Texts for the previews of a voice that does not introduce itself by name. */
export const previewsIn = (languages: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((language) => (previewTexts[language] ? [[language, previewTexts[language]]] : [])),
  );

/**
 * Chooses what speaks the languages and letters that a voice's own engine does not: the premade voice that is the nearest by
 * language and sex, on the engine that speaks every language.
 */
export function elsewhereFor({ language, gender }: VoiceLabels): EngineVoice {
  const score = (labels: VoiceLabels) => (labels.language === language ? 2 : 0) + (labels.gender === gender ? 1 : 0);
  const [nearest] = premadeVoices.toSorted((a, b) => score(b.labels) - score(a.labels));
  if (!nearest) throw new Error('there are no premade voices');
  return lastOf(nearest.engine);
}

const lastOf = (voice: EngineVoice): EngineVoice => (voice.elsewhere ? lastOf(voice.elsewhere) : voice);
