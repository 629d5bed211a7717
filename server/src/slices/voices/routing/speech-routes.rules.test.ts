import { expect, test } from 'vitest';
import type { SpeechManifest, ModelSpeaker, SpeechFamily } from '#contract/engine-models/manifest.ts';
import type { AvailableVoice } from '../available-voice.ts';
import { engineOfModel, voicesOfModel } from '../model-voices.ts';
import { premadeVoices } from '../voices.rules.ts';
import { findRoute, nearestSpeaker, qualityOf, routeVoice, type RoutableEngine } from './speech-routes.rules.ts';

const female = { sid: 0, name: 'Una', gender: 'female' } as const;
const male = { sid: 1, name: 'Otto', gender: 'male' } as const;

const manifestOf = (
  id: string,
  family: SpeechFamily,
  languages: string[],
  speakers: ModelSpeaker[],
): SpeechManifest => ({
  ...{ format: 1, kind: 'speech', name: `Model ${id}`, description: '', version: '1', sampleRate: 22_050 },
  ...{ id, family, languages, speakers, files: {}, checksums: {}, serves: ['eleven_multilingual_v2'] },
  license: { name: 'MIT', allowsCommercialUse: true },
});

function engineOf(
  id: string,
  {
    family = 'vits',
    languages = ['en'],
    speakers = [female, male],
    ...change
  }: Partial<RoutableEngine> & { family?: SpeechFamily; speakers?: ModelSpeaker[]; languages?: string[] } = {},
): RoutableEngine {
  const manifest = manifestOf(id, family, languages, speakers);
  return {
    ...{ engine: engineOfModel(manifest.id), title: manifest.name, kind: 'neural', serves: manifest.serves, languages },
    ...{ quality: qualityOf(family, 22_050, 1), voices: voicesOfModel(manifest), costFactor: 1 },
    ...change,
  };
}

const premade = (name: string): AvailableVoice => {
  const voice = premadeVoices.find((one) => one.name === name);
  if (!voice) throw new Error(`there is no ${name}`);
  return voice;
};
const [bruno, ada] = [premade('Bruno'), premade('Ada')];
const modelId = 'eleven_multilingual_v2';
const route = (voice: AvailableVoice, engines: RoutableEngine[], choice = 'best', model = modelId) =>
  routeVoice(voice, { route: choice, modelId: model }, engines, premadeVoices);

test('without a model every voice is spoken by its own engine, and nothing is told', () => {
  for (const voice of premadeVoices)
    expect(route(voice, [])).toMatchObject({ voice: voice.engine, kind: voice.kind, costFactor: 1, warnings: [] });
});

test('the best model of the language speaks, by its nearest speaker, with the own engine as its fallback', () => {
  const engines = [
    engineOf('piper'),
    engineOf('kokoro', { family: 'kokoro' }),
    engineOf('german', { languages: ['de'] }),
  ];
  const spoken = route(bruno, engines);
  expect(spoken).toMatchObject({ title: 'Model kokoro', kind: 'neural', warnings: [] });
  expect(spoken.voice).toMatchObject({ engine: 'model:kokoro', name: '1', language: 'en', elsewhere: bruno.engine });
  expect(spoken.fallback?.voice).toBe(bruno.engine);
  expect(route(ada, engines).voice.name).toBe('0');
  const german = premadeVoices.find(({ labels }) => labels.language === 'de');
  expect(german && route(german, engines).voice.engine).toBe('model:german');
});

test('a model that does not serve the model id, or has only speakers of the other sex, is not taken by itself', () => {
  expect(route(bruno, [engineOf('piper')], 'best', 'eleven_v3').voice).toBe(bruno.engine);
  const women = engineOf('women', { speakers: [female] });
  expect(route(bruno, [women]).voice).toBe(bruno.engine);
  expect(route(ada, [women]).voice.engine).toBe('model:women');
  const unlabelled = engineOf('some', { speakers: [{ sid: 0, name: 'Voice' }] });
  expect(route(bruno, [unlabelled]).voice.engine).toBe('model:some');
  const named = route(bruno, [women], 'model:women');
  expect(named.voice.engine).toBe('model:women');
  expect(named.warnings.map(({ code }) => code)).toEqual(['speaker_of_other_sex']);
});

test('an engine that cannot speak is replaced, which is told; another model is taken before', () => {
  const broken = engineOf('kokoro', { family: 'kokoro', failure: 'the file is corrupt.' });
  const alone = route(bruno, [broken]);
  expect(alone).toMatchObject({ voice: bruno.engine, replaced: 'model:kokoro' });
  expect(alone.warnings).toEqual([
    { code: 'engine_fallback', message: 'Model kokoro could not speak (the file is corrupt); flite spoke instead.' },
  ]);
  expect(route(bruno, [broken, engineOf('piper')])).toMatchObject({ title: 'Model piper', warnings: [] });
});

test('an engine that a route names and that is gone is told, and the own engine speaks', () => {
  const gone = route(bruno, [], 'model:gone');
  expect(gone).toMatchObject({ voice: bruno.engine, replaced: 'model:gone' });
  expect(gone.warnings[0]?.message).toBe('model:gone could not speak (it is not installed); flite spoke instead.');
});

test('the own engine speaks where a route says so', () => {
  expect(route(bruno, [engineOf('piper')], 'own').voice).toBe(bruno.engine);
});

test('a voice of a model is spoken by it whatever the route; where it fails, by a clear voice of its language and sex', () => {
  const engine = engineOf('piper');
  const una = engine.voices.find(({ name }) => name === 'Una');
  expect(una && route(una, [engine], 'own')).toMatchObject({ voice: { engine: 'model:piper' }, warnings: [] });
  const failed = una && route(una, [{ ...engine, failure: 'no memory' }]);
  expect(failed?.replaced).toBe('model:piper');
  const stand = premadeVoices.find(({ engine: one }) => one === failed?.voice);
  expect(stand).toMatchObject({ isClear: true, labels: { language: 'en', gender: 'female' } });
});

test('premade voices are spread over the speakers, and keep theirs when others are added', () => {
  const speakersOf = (count: number) =>
    Array.from({ length: count }, (_, sid) => ({ sid, name: `S${sid}`, gender: 'male' as const }));
  const men = premadeVoices.filter(({ labels }) => labels.language === 'en' && labels.gender === 'male');
  const chosen = (count: number) =>
    men.map((voice) => nearestSpeaker(voice, engineOf('many', { speakers: speakersOf(count) }).voices)?.name);
  const before = chosen(20);
  expect(new Set(before).size).toBeGreaterThan(2);
  const after = chosen(21);
  expect(before.every((name, i) => after[i] === name || after[i] === 'S20')).toBe(true);
});

test('the row of a workspace counts before that of the installation, and one of a model before one for all', () => {
  const rows = [
    { workspace_id: null, model_id: null, route: 'own' },
    { workspace_id: null, model_id: 'eleven_v3', route: 'model:a' },
    { workspace_id: 'w', model_id: null, route: 'best' },
    { workspace_id: 'w', model_id: 'eleven_v3', route: 'model:b' },
  ];
  expect(findRoute([], 'w', 'eleven_v3')).toBe('best');
  expect(findRoute(rows, 'other', 'eleven_v2')).toBe('own');
  expect(findRoute(rows, 'other', 'eleven_v3')).toBe('model:a');
  expect(findRoute(rows, 'w', 'eleven_v2')).toBe('best');
  expect(findRoute(rows, 'w', 'eleven_v3')).toBe('model:b');
  expect(findRoute(rows, null, 'eleven_v3')).toBe('model:a');
});

test('the voices of a model have ids of 20 characters that are the same everywhere', () => {
  const [una, otto] = engineOf('piper').voices;
  expect([una?.voice_id, otto?.voice_id]).toEqual(engineOf('piper').voices.map(({ voice_id }) => voice_id));
  expect(una?.voice_id).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(una?.voice_id).not.toBe(otto?.voice_id);
  expect(una).toMatchObject({ kind: 'neural', category: 'premade', languages: ['en'], labels: { gender: 'female' } });
});
