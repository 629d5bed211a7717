/** What speaks, listens and draws: voices, models, workers, programs. */
import { z } from 'zod';
import { oneOf, optional, wholeNumber } from './kinds.ts';

export const enginesSettings = {
  VOICE_ALIASES: optional(oneOf(['on', 'off'])).describe(
    'Whether the ids and names of the hosted service’s premade voices lead to the nearest voice here, so that clients with such an id in their code speak. Default: `on`.',
  ),
  MODEL_THREADS: optional(wholeNumber(1, 64)).describe(
    'Threads with which a neural model works at one sentence. Default: one per processor core, at most 4.',
  ),
  MODEL_DEVICE: optional(oneOf(['cpu', 'cuda'])).describe(
    'Where neural models run: on the processor, or with `cuda` on an NVIDIA graphics card, which needs a build of the runtime for it. Default: `cpu`.',
  ),
  MODEL_IDLE_MINUTES: optional(wholeNumber(0, 100_000)).describe(
    'Minutes without work after which a neural model leaves the memory, until it is needed again. `0`: it stays. Default: `15`.',
  ),
  MODEL_MEMORY_MB: optional(wholeNumber(64, 100_000_000)).describe(
    'Megabytes of memory that all neural models together may take. The one that was used longest ago is unloaded first, and a process that alone takes more is ended. Default: half of the memory of this machine.',
  ),
  SPEECH_WORKERS: optional(wholeNumber(1, 64)).describe(
    'Workers of each speech engine, at most; those beyond the first run only under load. Default: one per processor core, at most 8.',
  ),
  MODEL_CATALOG: optional(z.string()).describe(
    'File with another catalog of models than the built-in one, such as of a mirror in your own network; `server/src/slices/engine-models/catalog/catalog.json` shows its form. Default: the built-in catalog.',
  ),
  MODELS_DIR: optional(z.string()).describe(
    'Folder of the models that speak, each in a folder of its own. Several servers may share it. Default: `models` in `DATA_DIR`.',
  ),
  LANGUAGE_MODEL_URL: optional(z.string()).describe(
    'The base URL of a language model that answers the chat calls of OpenAI, such as `http://localhost:11434/v1`. It adds tags to dialogues (`POST /v1/enhance-dialogue`), whose texts are sent to it. A private address must be in `OUTGOING_PRIVATE_HOSTS`. Default: none; rules of this server add the tags.',
  ),
  LANGUAGE_MODEL: optional(z.string()).describe('The name of the model at `LANGUAGE_MODEL_URL`.'),
  LANGUAGE_MODEL_KEY: optional(z.string()).describe('The key of `LANGUAGE_MODEL_URL`, where it needs one.'),
  FFMPEG_PATH: optional(z.string()).describe(
    'The program that makes share videos, such as `/usr/local/bin/ffmpeg`. Default: the first `ffmpeg` in `PATH`; without one there are no videos, and everything else works.',
  ),
};
