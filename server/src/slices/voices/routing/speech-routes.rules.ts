/** Decides which engine speaks a voice. Pure. */
import { createHash } from 'node:crypto';
import type { SpeechFamily } from '#contract/engine-models/manifest.ts';
import type { EngineVoice, VoiceKind, Warning } from '../../../ports/speech/port.ts';
import type { AvailableVoice } from '../available-voice.ts';

/** What an operator may say of a `model_id`: the two rules, or the name of an engine. */
const routeRules = ['best', 'own'];
export const isRouteRule = (route: string): boolean => routeRules.includes(route);

/** An engine of an installed model, or of a provider, as the routes see it. */
export interface RoutableEngine {
  engine: string;
  title: string;
  kind: VoiceKind;
  /** The `model_id`s that it may serve. */
  serves: readonly string[];
  /** The rule `best` takes the highest; undefined where it never takes this engine by itself. */
  quality?: number;
  languages: readonly string[];
  voices: readonly AvailableVoice[];
  /** Multiplies the credits of a text. */
  costFactor: number;
  /** Why it cannot speak at present; absent where nothing is known against it. */
  failure?: string;
}

/** A row of the table. Null stands for all workspaces, and for all models. */
export interface RouteRow {
  workspace_id: string | null;
  model_id: string | null;
  route: string;
}

/** The names that people see of the engines that come with the server. */
export const builtInTitles: Readonly<Record<string, string>> = { espeak: 'espeak-ng', flite: 'flite' };

/** Who speaks. */
export interface Speaker {
  voice: EngineVoice;
  /** The engine, for people. */
  title: string;
  kind: VoiceKind;
  costFactor: number;
}

export interface SpeechRoute extends Speaker {
  /** Speaks when `voice` turns out to be unable to begin. */
  fallback?: Speaker;
  /** The engine that should have spoken and cannot; `voice` is its fallback. */
  replaced?: string;
  warnings: Warning[];
}

/**
 * How the families of networks compare by ear, on texts that they were made for. It is an opinion of this server, which an
 * operator overrules by naming an engine. Those that copy recordings come last: a copy is a voice that somebody chose.
 */
const familyRank: Record<SpeechFamily, number> = {
  kokoro: 7,
  supertonic: 6,
  matcha: 5,
  vits: 4,
  kitten: 3,
  pocket: 2,
  zipvoice: 1,
};

/** A network with a higher sample rate, and then a larger one, is the better of a family. */
export const qualityOf = (family: SpeechFamily, sampleRate: number, bytes: number): number =>
  familyRank[family] * 1000 + sampleRate / 100 + Math.min(99, bytes / 2 ** 24) / 100;

/** The row that counts for a request: the workspace's own before that of the installation, one for the model before one for all. */
export function findRoute(rows: readonly RouteRow[], workspaceId: string | null, modelId: string): string {
  const rank = (row: RouteRow) => (row.workspace_id === null ? 0 : 2) + (row.model_id === null ? 0 : 1);
  const [first] = rows
    .filter(({ workspace_id }) => workspace_id === null || workspace_id === workspaceId)
    .filter(({ model_id }) => model_id === null || model_id === modelId)
    .toSorted((a, b) => rank(b) - rank(a));
  return first?.route ?? 'best';
}

/**
 * Chooses the speaker of a voice. A voice of a model or of a provider is always spoken by its own engine, because whoever
 * chooses it chooses the engine. A premade voice follows the table.
 */
export function routeVoice(
  voice: AvailableVoice,
  { route, modelId }: { route: string; modelId: string },
  engines: readonly RoutableEngine[],
  premade: readonly AvailableVoice[],
): SpeechRoute {
  const speakerOf = (one: AvailableVoice, engine?: RoutableEngine): Speaker => ({
    voice: one.engine,
    title: engine?.title ?? builtInTitles[one.engine.engine] ?? one.engine.engine,
    kind: one.kind,
    costFactor: engine?.costFactor ?? 1,
  });
  if (voice.origin !== 'premade') {
    const engine = engines.find((one) => one.engine === voice.engine.engine);
    const fallback = speakerOf(standInFor(voice, premade));
    return withFallback(speakerOf(voice, engine), fallback, engine?.failure);
  }
  const own = speakerOf(voice);
  if (route === 'own') return { ...own, warnings: [] };
  const named = route === 'best' ? undefined : engines.find(({ engine }) => engine === route);
  if (route !== 'best' && !named) return replacedRoute(own, route, 'it is not installed');
  const engine = named ?? bestEngineFor(voice, modelId, engines);
  if (!engine) return { ...own, warnings: [] };
  const speaker = nearestSpeaker(voice, engine.voices);
  if (!speaker) return { ...own, warnings: [] };
  const routed = speakerOf({ ...speaker, engine: { ...speaker.engine, elsewhere: voice.engine } }, engine);
  const { fallback, ...rest } = withFallback(routed, own, engine.failure);
  return {
    ...rest,
    ...(fallback ? { fallback } : {}),
    warnings: [...rest.warnings, ...otherSexWarnings(voice, speaker)],
  };
}

/** What is told where the fallback speaks. */
export const fallbackWarning = (engine: string, reason: string, speaker: Speaker): Warning => ({
  code: 'engine_fallback',
  message: `${engine} could not speak (${reason.replace(/\.$/, '')}); ${speaker.title} spoke instead.`,
});

function withFallback(speaker: Speaker, fallback: Speaker, failure: string | undefined): SpeechRoute {
  if (failure !== undefined) return replacedRoute(fallback, speaker.title, failure, speaker.voice.engine);
  return { ...speaker, fallback, warnings: [] };
}

const replacedRoute = (speaker: Speaker, title: string, reason: string, engine = title): SpeechRoute => ({
  ...speaker,
  replaced: engine,
  warnings: [fallbackWarning(title, reason, speaker)],
});

/** The best engine with a speaker of the voice's language who is not of the other sex. */
function bestEngineFor(
  voice: AvailableVoice,
  modelId: string,
  engines: readonly RoutableEngine[],
): RoutableEngine | undefined {
  const able = engines.filter(
    ({ quality, serves, voices }) =>
      quality !== undefined && serves.includes(modelId) && voices.some((one) => suits(voice, one)),
  );
  const order = (a: RoutableEngine, b: RoutableEngine) =>
    (b.quality ?? 0) - (a.quality ?? 0) || (a.engine < b.engine ? -1 : 1);
  // An engine that cannot speak is passed over only where another one can.
  return able.filter(({ failure }) => failure === undefined).toSorted(order)[0] ?? able.toSorted(order)[0];
}

const speaks = (voice: AvailableVoice, one: AvailableVoice) => one.languages.includes(voice.labels.language);
const isOfOtherSex = ({ labels }: AvailableVoice, { labels: other }: AvailableVoice) =>
  labels.gender !== undefined && other.gender !== undefined && labels.gender !== other.gender;
const suits = (voice: AvailableVoice, one: AvailableVoice) => speaks(voice, one) && !isOfOtherSex(voice, one);

/** The list of voices asks for the speaker of every premade voice, and a model may have hundreds. An entry goes with its speakers. */
const nearest = new WeakMap<readonly AvailableVoice[], WeakMap<AvailableVoice, AvailableVoice | undefined>>();

/** Finds the nearest speaker once for each voice and each list of speakers. */
export function nearestSpeaker(voice: AvailableVoice, speakers: readonly AvailableVoice[]): AvailableVoice | undefined {
  const known = nearest.get(speakers) ?? new WeakMap<AvailableVoice, AvailableVoice | undefined>();
  nearest.set(speakers, known);
  if (!known.has(voice)) known.set(voice, findNearest(voice, speakers));
  return known.get(voice);
}

/**
 * The speaker that is the nearest by sex, accent and age. Among equals a hash of both decides, so that premade voices are
 * spread over the speakers, and a voice keeps its speaker when others are added.
 */
function findNearest(voice: AvailableVoice, speakers: readonly AvailableVoice[]): AvailableVoice | undefined {
  const { gender, accent, age } = voice.labels;
  const score = ({ labels }: AvailableVoice) =>
    (labels.gender !== undefined && labels.gender === gender ? 16 : labels.gender === undefined ? 8 : 0) +
    (labels.accent !== undefined && labels.accent === accent ? 4 : 0) +
    (labels.age !== undefined && labels.age === age ? 2 : 0);
  const [first] = speakers
    .filter((one) => speaks(voice, one))
    .map((one) => ({ one, score: score(one), tie: tieBreaker(voice.voice_id, one.voice_id) }))
    .toSorted((a, b) => b.score - a.score || b.tie - a.tie);
  return first && inLanguage(first.one, voice.labels.language);
}

/** A speaker of several languages speaks that of the premade voice. */
const inLanguage = (speaker: AvailableVoice, language: string): AvailableVoice => ({
  ...speaker,
  engine: { ...speaker.engine, language },
});

const tieBreaker = (voice: string, speaker: string) =>
  createHash('sha256').update(`${voice} ${speaker}`).digest().readUInt32BE();

function otherSexWarnings(voice: AvailableVoice, speaker: AvailableVoice): Warning[] {
  if (!isOfOtherSex(voice, speaker)) return [];
  const message = `The engine that this server is set to has no ${voice.labels.gender} speaker of this language: ${speaker.name} speaks for ${voice.name}.`;
  return [{ code: 'speaker_of_other_sex', message }];
}

/** The premade voice that speaks for another one whose engine cannot: a clear one of its language and sex, where there is one. */
function standInFor(voice: AvailableVoice, premade: readonly AvailableVoice[]): AvailableVoice {
  const score = ({ labels, isClear }: AvailableVoice) =>
    (labels.language === voice.labels.language ? 8 : 0) +
    (labels.gender === voice.labels.gender ? 4 : 0) +
    (isClear ? 2 : 0);
  const [nearest] = premade.toSorted((a, b) => score(b) - score(a));
  if (!nearest) throw new Error('there are no premade voices');
  return nearest;
}
