/** The recognition port of this server: PocketSphinx, models and providers, with what helps them. */
import type { MemoryBudget } from '../../kernel/processes/memory-budget.ts';
import type { Outgoing } from '../../kernel/outgoing/port.ts';
import { pocketSphinx, type PocketSphinxOptions } from './engines/pocketsphinx/pocketsphinx.ts';
import { pocketSphinxRemedy } from './engines/pocketsphinx/find-pocketsphinx.ts';
import type { Recogniser } from './engines/recogniser.ts';
import { remoteRecogniser } from './engines/remote/remote.ts';
import { chooseRecogniser } from './choose.ts';
import { shortCode } from './language-code.ts';
import {
  AlignmentImpossible,
  RecognitionFailed,
  type ListeningAid,
  type RecogniserAbout,
  type Recognition,
  type SpeechSpan,
} from './port.ts';
import { denoise } from './engines/neural/denoise.ts';
import { createModels } from './engines/neural/models.ts';
import type { NeuralOptions } from './engines/neural/neural.ts';
import { watchMemory, type MemoryWatchOptions } from './process/memory-watch.ts';
import type { ProcessPool } from './process/process-pool.ts';
import { createActivityDetector } from './sound/activity.ts';
import { findSpeechSpans } from './sound/find-speech.ts';
import { alignText } from './transcript/align.ts';
import { createAids } from './transcript/aids.ts';
import { openStream } from './transcript/open-stream.ts';
import { transcribe } from './transcript/transcribe.ts';

export interface RecognitionOptions {
  /** Processes of PocketSphinx for recordings; 2 by default. */
  workers?: number;
  /** Parts of recordings that may wait; 200 by default. */
  maxQueued?: number;
  /** Milliseconds without work after which a process ends; a minute by default. */
  idleMs?: number;
  memory?: Partial<MemoryWatchOptions>;
  /** For tests of models. */
  neural?: Partial<NeuralOptions>;
  /** How the models of this machine run. Absent: with half of its memory. */
  models?: { threads?: number; device?: 'cpu' | 'cuda'; idleMs?: number | undefined; maxBytes?: number };
  /** What models that speak and models that listen may hold together. */
  memoryBudget?: MemoryBudget;
  /** Asks providers. Absent: none of them listens. */
  outgoing?: Outgoing;
  /** For tests. */
  pocketSphinx?: Partial<PocketSphinxOptions>;
}

export function createRecognition(options: RecognitionOptions = {}): Recognition {
  const { workers = 2, maxQueued = 200, idleMs = 60_000 } = options;
  const sphinx = pocketSphinx({ workers, maxQueued, idleMs, ...options.pocketSphinx });
  const activity = createActivityDetector();
  const models = createModels({ ...options.models, maxQueued, ...options.neural });
  let remotes: Recogniser[] = [];
  let known = '';
  const recognisers = (): Recogniser[] => [...models.recognisers(), ...remotes, sphinx];
  const pools = (): ProcessPool[] => [...(sphinx.pool ? [sphinx.pool] : []), ...models.pools()];
  const share = options.memoryBudget?.join();
  const stopWatching = watchMemory(pools, { maxBytes: models.maxBytes, share, ...options.memory });
  const aidsNow = () => createAids(models.aids());

  /** What a recogniser can do with the models that help it. */
  function describe(recogniser: Recogniser): RecogniserAbout {
    const about = recogniser.describe();
    const { diarisation, languageId, punctuation } = models.aids();
    const { abilities, languages, kind } = about;
    const isPunctuated =
      punctuation && languages.some((one) => punctuation.languages.length === 0 || punctuation.languages.includes(one));
    return {
      ...about,
      abilities: {
        ...abilities,
        diarisation: abilities.diarisation || (diarisation !== undefined && kind !== 'remote'),
        languageId: abilities.languageId || (languageId !== undefined && languages.length > 1),
        punctuation: abilities.punctuation || isPunctuated === true,
      },
    };
  }

  function find(id: string, workspaceId?: string): Recogniser {
    const found = recognisers()
      .filter(mayUse(workspaceId))
      .find((one) => one.id === id);
    if (!found) throw new RecognitionFailed('The recogniser is not there any more.');
    const { status, reason } = found.describe();
    if (status === 'missing') throw new RecognitionFailed(reason ?? 'The recogniser is missing.');
    return found;
  }

  const mayUse = (workspaceId: string | undefined) => (recogniser: Recogniser) =>
    recogniser.workspaceId === undefined || workspaceId === undefined || recogniser.workspaceId === workspaceId;

  return {
    describe(workspaceId) {
      const aids: ListeningAid[] = [
        { id: 'webrtc-vad', title: 'WebRTC voice activity detection', kind: 'embedded', task: 'voice_activity' },
      ];
      return {
        recognisers: recognisers().filter(mayUse(workspaceId)).map(describe),
        aligners: sphinx.pool ? [{ id: sphinx.id, title: 'PocketSphinx', languages: ['en'] }] : [],
        aids: [...aids, ...models.describeAids()],
      };
    },
    setModels: (next) => models.set(next),
    setProviders(providers) {
      const { outgoing } = options;
      // What did not change keeps what is known of its failures.
      const told = JSON.stringify(providers);
      if (!outgoing || told === known) return;
      known = told;
      remotes = providers.map((provider) => remoteRecogniser(provider, { outgoing }));
    },
    choose: (request) =>
      chooseRecogniser(
        recognisers()
          .filter(mayUse(request.workspaceId))
          .map((recogniser) => ({ about: describe(recogniser), serves: recogniser.serves })),
        request,
      ),
    load: (id) => models.pool(id)?.load() ?? find(id).load(),
    transcribe: (samples, request, signal) =>
      transcribe(
        { recogniser: find(request.recogniser, request.workspaceId), activity, aids: aidsNow() },
        samples,
        { ...request, language: shortCode(request.language) },
        signal,
      ),
    openStream: (request) =>
      openStream(
        { recogniser: find(request.recogniser, request.workspaceId), activity, aids: aidsNow() },
        { ...request, language: shortCode(request.language) },
      ),
    async align(samples, text, { language, workspaceId }, signal) {
      if (!sphinx.pool)
        throw new AlignmentImpossible(
          'no_aligner',
          `Nothing on this server aligns text with sound. ${pocketSphinxRemedy}`,
        );
      if (shortCode(language) !== 'en')
        throw new AlignmentImpossible('language_not_supported', 'This server aligns English text only.');
      return alignText({ sphinx, activity }, samples, text, workspaceId, signal);
    },
    findSpeech: (samples, _, signal): AsyncIterable<SpeechSpan> =>
      findSpeechSpans(models.activity() ?? activity, samples, signal),
    denoise(samples, { model }, signal) {
      const pool = models.denoiser(model);
      if (!pool) throw new RecognitionFailed('The model is not installed.');
      return denoise(pool, samples, signal);
    },
    async close() {
      stopWatching();
      await Promise.all([activity.close(), sphinx.close(), models.set([])]);
    },
  };
}
