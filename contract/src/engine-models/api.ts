/** The models of engines that operators install, check, test and remove. */
import { z } from 'zod';
import { bytes, endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { form, oneFile } from '../kit/form.ts';
import { operator } from '../operator/types.ts';
import {
  catalogModelNotFound,
  checksumMismatch,
  downloadFailed,
  engineModelNotFound,
  installNotPossible,
  installUnderWay,
  invalidModel,
  modelAddressRefused,
  modelInstallNotFound,
  modelIsInstalled,
  modelTestFailed,
  modelTooLarge,
} from './errors.ts';
import { ListeningTest, maxTestSentence } from './listening.ts';
import { EngineModels, ModelInstall, ModelMachine } from './types.ts';

const forOperators = 'Only operators of the installation may do this.';

const ModelId = z.object({
  model_id: z.string().max(100).describe('The id of an installed model, as `GET /v1/operator/models` lists it.'),
});

const InstallId = z.object({
  install_id: z.string().max(100).describe('The id of an installation, as `GET /v1/operator/models` lists it.'),
});

export const listEngineModels = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/models',
  operation: 'operator_listEngineModels',
  summary: 'List the models of engines',
  description: `Returns the models that are installed, being installed and in the catalog, and the machine that they run on. ${forOperators}`,
  response: EngineModels,
});

export const installCatalogModel = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/model-catalog/{catalog_id}/install',
  operation: 'operator_installEngineModel',
  summary: 'Install a model of the catalog',
  description: `Starts a job that downloads the model from its publisher, checks it and installs it. It is written to the audit log. ${forOperators}`,
  params: z.object({
    catalog_id: z
      .string()
      .max(100)
      .describe('The id of an entry of the catalog, as `GET /v1/operator/models` lists it.'),
  }),
  response: ModelInstall,
  errors: [catalogModelNotFound, modelIsInstalled, installUnderWay, modelTooLarge],
});

export const installModelFromAddress = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/models/addresses',
  operation: 'operator_installEngineModelFromAddress',
  summary: 'Install a model from an address',
  description: `Starts a job that downloads an archive (tar, tar.gz, tar.bz2 or zip), checks it and installs the model in it. It is written to the audit log. ${forOperators}`,
  body: z.object({
    url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .describe('The address of the archive.'),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/i)
      .optional()
      .describe('The SHA-256 of the archive in hexadecimal, if its publisher tells one.'),
  }),
  response: ModelInstall,
  errors: [modelAddressRefused, installUnderWay],
});

/** The largest archive that may be sent. */
export const maxModelArchiveBytes = 8 * 1024 ** 3;

export const installModelFromFile = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/models/files',
  operation: 'operator_installEngineModelFromFile',
  summary: 'Install a model from a file',
  description: `Takes an archive (tar, tar.gz, tar.bz2 or zip) and starts a job that checks it and installs the model in it. The archive holds a \`model.json\`, is that of an entry of the catalog, or holds a Piper voice or a model that listens with the files that its publisher gives it. It is written to the audit log. ${forOperators}`,
  body: form(z.object({}), {
    file: oneFile({
      maxBytes: maxModelArchiveBytes,
      types: ['application/x-tar', 'application/gzip', 'application/x-bzip2', 'application/zip'],
    }),
  }),
  response: ModelInstall,
  errors: [installUnderWay],
});

export const pauseModelInstall = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/model-installs/{install_id}/pause',
  operation: 'operator_pauseModelInstall',
  summary: 'Pause the installation of a model',
  description: `Stops a download and keeps what has arrived. ${forOperators}`,
  params: InstallId,
  response: ModelInstall,
  errors: [modelInstallNotFound, installNotPossible],
});

export const resumeModelInstall = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/model-installs/{install_id}/resume',
  operation: 'operator_resumeModelInstall',
  summary: 'Resume the installation of a model',
  description: `Goes on with an installation that was paused or has failed, where it stopped. ${forOperators}`,
  params: InstallId,
  response: ModelInstall,
  errors: [modelInstallNotFound, installNotPossible, modelTooLarge],
});

export const cancelModelInstall = endpoint({
  ...operator,
  method: 'DELETE',
  path: '/v1/operator/model-installs/{install_id}',
  operation: 'operator_cancelModelInstall',
  summary: 'Cancel the installation of a model',
  description: `Ends an installation and removes what has arrived. ${forOperators}`,
  params: InstallId,
  response: Ok,
  errors: [modelInstallNotFound],
});

export const checkEngineModel = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/models/{model_id}/check',
  operation: 'operator_checkEngineModel',
  summary: 'Check the files of a model',
  description: `Compares every file of the model with its checksum. ${forOperators}`,
  params: ModelId,
  response: z.object({
    problems: z.array(z.string()).describe('What is wrong, in English; empty if all is well.'),
  }),
  errors: [engineModelNotFound],
});

export const testEngineModel = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/models/{model_id}/test',
  operation: 'operator_testEngineModel',
  summary: 'Let a model speak a sentence',
  description: `Returns a sentence that the model speaks, as MP3. It costs no credits, and nothing is kept. ${forOperators}`,
  params: ModelId,
  body: z.object({
    text: z
      .string()
      .min(1)
      .max(300)
      .optional()
      .describe("What it speaks; a sentence in the model's language if it is left out."),
    speaker: z.int().min(0).default(0).describe('Which of its voices speaks, by its place among them.'),
  }),
  response: bytes('audio/mpeg'),
  errors: [engineModelNotFound, modelTestFailed],
});

export const testListeningModel = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/models/{model_id}/listening-test',
  operation: 'operator_testListeningModel',
  summary: 'Let a model listen to a sentence',
  description: `Has a voice that comes with the server say a sentence, and the model listen to it. Returns what it heard and how many words are wrong. A model that helps a recogniser is only loaded. It costs no credits, and nothing is kept. ${forOperators}`,
  params: ModelId,
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1)
      .max(maxTestSentence)
      .optional()
      .describe('What is said; a sentence in a language of the model if it is left out.'),
    language: z
      .string()
      .regex(/^[a-z]{2,3}$/)
      .optional()
      .describe(
        'The language of the sentence as an ISO 639 code; English or the first of the model if it is left out.',
      ),
  }),
  response: z.object({
    test: ListeningTest.nullable().describe('What was heard; null for a model that helps a recogniser.'),
    load_ms: z.int().nullable().describe('How long it took to load; null if it was loaded already.'),
  }),
  errors: [engineModelNotFound, modelTestFailed],
});

export const removeEngineModel = endpoint({
  ...operator,
  method: 'DELETE',
  path: '/v1/operator/models/{model_id}',
  operation: 'operator_removeEngineModel',
  summary: 'Remove a model',
  description: `Removes a model, or a folder that holds none. Speeches under way with it end with an error. It is written to the audit log. ${forOperators}`,
  params: ModelId,
  response: Ok,
  errors: [engineModelNotFound],
});

export const measureMachine = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/models/measurements',
  operation: 'operator_measureMachine',
  summary: 'Measure the speed of this machine',
  description: `Measures how quickly this machine computes, from which the expected speeds of the catalog follow. It takes a second or two. ${forOperators}`,
  response: ModelMachine,
});

/** Errors that a job of an installation may end with. */
export const modelInstallFailures = [downloadFailed, checksumMismatch, invalidModel, modelTooLarge, modelIsInstalled];
