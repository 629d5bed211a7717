/** Models of engines as operators see them: what is installed and what could be, and what is done with one of them. */
import * as errors from '#contract/engine-models/errors.ts';
import { abilitiesOf, type ListeningTest } from '#contract/engine-models/listening.ts';
import { speakersOf, speaks, speechFamilies, type ModelManifest } from '#contract/engine-models/manifest.ts';
import type { CatalogModel, EngineModels, InstalledModel } from '#contract/engine-models/types.ts';
import { describeFormat } from '#contract/speech/output-formats.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { memoryBytes } from '../../kernel/http/answers/bytes.ts';
import type { ByteSource } from '../../kernel/http/route.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { audit } from '../../platform/events/audit.ts';
import { ModelMissing, type InstalledModel as StoredModel } from '../../ports/models/port.ts';
import { RecognitionFailed } from '../../ports/recognition/port.ts';
import { SpeechBusy, SpeechFailed } from '../../ports/speech/port.ts';
import { NotHeard, testListening } from '../providers/listening-test.service.ts';
import { defaultSettings, engineOfModel, sampleSentence } from '../voices/voices.rules.ts';
import { downloadBytes, type CatalogEntry } from './catalog/catalog.rules.ts';
import { catalogOf } from './catalog/catalog.service.ts';
import { unpackedSize } from './install/installs.rules.ts';
import { listInstalls } from './install/installs.service.ts';
import { readMachine } from './machine.service.ts';
import { modelStates, type ModelState } from './model-states.rules.ts';
import { expectedSpeed, type SpeedFacts } from './speed.rules.ts';

const maxSpeakerNames = 20;
/** A model that is asleep is loaded first, which takes a slow disk some time. */
const testMs = 120_000;

export async function listEngineModels(ctx: Ctx): Promise<EngineModels> {
  const { models, speech, recognition, config } = ctx.parts;
  const catalog = catalogOf(config);
  const [{ models: stored, broken }, installs, { megaflops, ...machine }] = await Promise.all([
    models.list(),
    listInstalls(ctx),
    readMachine(ctx),
  ]);
  const states = modelStates(speech.states(), recognition.describe());
  const installed = stored.map((model) => present(model, states.get(engineOfModel(model.manifest.id))));
  const measured = installed.flatMap(({ model_id, speed }) => {
    const cost = catalog.find(({ manifest }) => manifest.id === model_id)?.cost ?? null;
    return cost === null || speed === null ? [] : [{ cost, speed }];
  });
  const facts: SpeedFacts = { cores: machine.cores, megaflops, measured };
  const room = machine.free_disk_bytes - config.minFreeBytes;
  const ids = new Set(stored.map(({ manifest }) => manifest.id));
  return {
    installed,
    broken: broken.map(({ id, reason }) => ({ model_id: id, reason })),
    installs,
    catalog: catalog.map((entry) => presentEntry(entry, facts, room, ids.has(entry.manifest.id))),
    machine,
  };
}

function describe(manifest: ModelManifest) {
  const { kind, family, name, description, license, languages } = manifest;
  const { name: licenseName, url = null, allowsCommercialUse } = license;
  return {
    ...{ kind, family, name, description, languages },
    license: { name: licenseName, url, allows_commercial_use: allowsCommercialUse },
    speakers: speakersOf(manifest).length,
    is_cloning: speaks(manifest) && speechFamilies[manifest.family].isCloning,
    abilities: speaks(manifest) ? null : abilitiesOf(manifest),
  };
}

function present({ manifest, bytes, installedAt }: StoredModel, state: ModelState | undefined): InstalledModel {
  return {
    model_id: manifest.id,
    ...describe(manifest),
    engine: engineOfModel(manifest.id),
    version: manifest.version,
    bytes,
    installed_at_unix: toUnix(installedAt),
    speaker_names: speakersOf(manifest)
      .slice(0, maxSpeakerNames)
      .map(({ name }) => name),
    // One that was installed a moment ago is not among the engines yet.
    state: state?.status ?? 'asleep',
    failure: state?.status === 'failed' ? (state.failure ?? '') : null,
    memory_bytes: state?.residentBytes ?? null,
    queue: state?.queued ?? 0,
    first_byte_ms: state?.firstByteMs === undefined ? null : Math.round(state.firstByteMs),
    speed: state?.realTimeFactor ? Number((1 / state.realTimeFactor).toPrecision(3)) : null,
    has_checksums: Object.keys(manifest.checksums).length > 0,
  };
}

function presentEntry(entry: CatalogEntry, facts: SpeedFacts, room: number, isInstalled: boolean): CatalogModel {
  const { manifest, downloads, cost } = entry;
  const bytes = downloadBytes(entry);
  return {
    catalog_id: manifest.id,
    ...describe(manifest),
    bytes,
    memory_bytes: manifest.memoryMegabytes === undefined ? null : manifest.memoryMegabytes * 1_000_000,
    expected_speed: expectedSpeed(cost, facts),
    has_checksum: downloads.every(({ sha256, checksumsUrl }) => (sha256 ?? checksumsUrl) !== undefined),
    host: new URL(downloads[0]?.url ?? '').host,
    is_installed: isInstalled,
    fits: bytes === null || bytes + unpackedSize(bytes) < room,
  };
}

/** @throws AppError 404 engine_model_not_found */
export async function checkModel(ctx: Ctx, modelId: string): Promise<{ problems: string[] }> {
  try {
    return { problems: await ctx.parts.models.check(modelId, ctx.signal) };
  } catch (error) {
    throw refuseMissing(error, modelId);
  }
}

/** Speeches under way with it end with an error. @throws AppError 404 engine_model_not_found */
export async function removeModel(ctx: Ctx, modelId: string): Promise<void> {
  try {
    await ctx.parts.models.remove(modelId);
  } catch (error) {
    throw refuseMissing(error, modelId);
  }
  await audit(ctx, 'model.removed', { model_id: modelId });
}

/** @throws AppError 404 engine_model_not_found, 422 model_test_failed */
export async function testModel(
  ctx: Ctx,
  modelId: string,
  { text, speaker }: { text?: string | undefined; speaker: number },
): Promise<ByteSource> {
  const { models, speech } = ctx.parts;
  const model = (await models.list()).models.find(({ manifest }) => manifest.id === modelId);
  if (model && !speaks(model.manifest))
    throw AppError.from(errors.modelTestFailed, { reason: 'it listens, which another call tests' });
  const voice = model && speakersOf(model.manifest)[speaker];
  if (!model || !voice) throw AppError.from(errors.engineModelNotFound, { id: modelId });
  const language = voice.language ?? model.manifest.languages[0] ?? 'en';
  const input = {
    texts: [{ text: text ?? sampleSentence(language), language }],
    voice: { engine: engineOfModel(modelId), language, name: String(voice.sid), rate: 1, pitch: 1, range: 1 },
    settings: defaultSettings,
    format: describeFormat('mp3_44100_128'),
    group: ctx.actor.workspace_id,
  };
  try {
    const sound: Uint8Array[] = [];
    for await (const { audio } of speech.speak(input, AbortSignal.any([ctx.signal, AbortSignal.timeout(testMs)]))) {
      sound.push(audio);
    }
    if (sound.every(({ length }) => length === 0)) throw new SpeechFailed('it made no sound in time');
    return memoryBytes(Buffer.concat(sound), { type: 'audio/mpeg', cacheControl: 'no-store' });
  } catch (error) {
    if (!(error instanceof SpeechFailed || error instanceof SpeechBusy)) throw error;
    throw AppError.from(errors.modelTestFailed, { reason: error.message.replace(/\.$/, '') });
  }
}

/**
 * A model that helps a recogniser is only loaded.
 * @throws AppError 404 engine_model_not_found, 422 model_test_failed
 */
export async function testListeningModel(
  ctx: Ctx,
  modelId: string,
  { text, language }: { text?: string | undefined; language?: string | undefined },
): Promise<{ test: ListeningTest | null; load_ms: number | null }> {
  const { models, recognition } = ctx.parts;
  const manifest = (await models.list()).models.find((one) => one.manifest.id === modelId)?.manifest;
  if (!manifest) throw AppError.from(errors.engineModelNotFound, { id: modelId });
  if (speaks(manifest)) throw AppError.from(errors.modelTestFailed, { reason: 'it speaks, which another call tests' });
  const recogniser = engineOfModel(modelId);
  const { kind, languages } = manifest;
  try {
    if (kind !== 'recognition') {
      const began = performance.now();
      const isLoaded = recognition.describe().aids.some(({ id, status }) => id === recogniser && status === 'ready');
      await recognition.load(recogniser);
      return { test: null, load_ms: isLoaded ? null : Math.round(performance.now() - began) };
    }
    const sentence = text === undefined ? undefined : { text, language: language ?? languages[0] ?? 'en' };
    // Our sentence is in the language that was asked for.
    const spoken = language === undefined ? languages : [language];
    const listened = { recogniser, languages: spoken, sentence, workspaceId: ctx.actor.workspace_id };
    const test = await testListening(ctx.parts, listened, ctx.signal);
    return { test, load_ms: test.load_ms };
  } catch (error) {
    if (!(error instanceof NotHeard || error instanceof RecognitionFailed)) throw error;
    throw AppError.from(errors.modelTestFailed, { reason: error.message.replace(/\.$/, '') });
  }
}

const refuseMissing = (error: unknown, id: string): unknown =>
  error instanceof ModelMissing ? AppError.from(errors.engineModelNotFound, { id }) : error;
