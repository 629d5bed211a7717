import { declareError, declareNotFound } from '../kit/declared-error.ts';

export const engineModelNotFound = declareNotFound('engine_model', {
  param: 'model_id',
  when: 'No model with this id is installed.',
  remedy: 'Take the id from `GET /v1/operator/models`.',
});

export const catalogModelNotFound = declareNotFound('catalog_model', {
  param: 'catalog_id',
  when: 'The catalog has no model with this id.',
  remedy: 'Take the id from `catalog` of `GET /v1/operator/models`.',
});

export const modelInstallNotFound = declareNotFound('model_install', {
  param: 'install_id',
  when: 'There is no installation with this id: it has succeeded, or was cancelled.',
  remedy: 'Take the id from `installs` of `GET /v1/operator/models`.',
});

export const modelIsInstalled = declareError(409, 'model_is_installed', {
  example: { name: 'Amy (English)' },
  message: ({ name }) => `${name} is installed already. Remove it first to install it anew.`,
  when: 'A model with this id is installed.',
  remedy: 'Remove the installed model first.',
});

export const installUnderWay = declareError(409, 'model_install_under_way', {
  example: { name: 'Amy (English)' },
  message: ({ name }) => `${name} is being installed already.`,
  when: 'An installation of this model waits, runs, is paused or has failed.',
  remedy: 'Resume that installation, or cancel it.',
});

export const installNotPossible = declareError(409, 'model_install_state', {
  message: 'That is no longer possible: the installation has gone on since.',
  when: 'An installation that does not run is paused, or one that runs is resumed.',
  remedy: 'Get the models again: `can_pause` and `can_resume` say what is possible.',
});

export const modelTooLarge = declareError(507, 'model_too_large', {
  example: { needed_mb: 900, free_mb: 400 },
  message: ({ needed_mb, free_mb }) => `The model needs ${needed_mb} MB on the disk, and ${free_mb} MB may be used.`,
  when: 'The disk of the models has too little room for the download and its files.',
  remedy: 'Free space on the disk, or set `MODELS_DIR` to a folder on a larger one.',
});

export const modelAddressRefused = declareError(400, 'model_address_refused', {
  example: { reason: 'the host has a private address' },
  message: ({ reason }) => `The address was not asked: ${reason}.`,
  param: 'url',
  when: 'The address is no web address, or leads to a private network.',
  remedy: 'Give a public https address, or download the archive yourself and add it as a file.',
});

/** Ends a job of an installation, and is never the answer of a call. */
export const downloadFailed = declareError(502, 'model_download_failed', {
  example: { host: 'models.example.org', reason: 'there is no connection' },
  message: ({ host, reason }) => `The download from ${host} failed: ${reason}. Try again to go on where it stopped.`,
  when: 'The host of the model did not answer, or the connection broke off.',
  remedy: 'Resume the installation. Without a network, download the archive elsewhere and add it as a file.',
});

/** Ends a job of an installation, and is never the answer of a call. */
export const checksumMismatch = declareError(502, 'model_checksum_mismatch', {
  example: { file: 'model.onnx', removed_mb: 60 },
  message: ({ file, removed_mb }) =>
    `${file} differs from its published checksum. Nothing was installed, and ${removed_mb} MB were removed.`,
  when: 'A file differs from its checksum.',
  remedy: 'Try again; if it fails again, the publisher has changed the file, or somebody else has.',
});

/** Ends a job of an installation, and is never the answer of a call. */
export const invalidModel = declareError(422, 'invalid_model', {
  example: { reason: 'the archive ends too early' },
  message: ({ reason }) => `This is no model that can be installed: ${reason}.`,
  when: 'The archive is damaged or dangerous, or holds no model of a known kind.',
  remedy: 'Download the archive again, or add a `model.json` to it that describes the model.',
});

export const modelTestFailed = declareError(422, 'model_test_failed', {
  example: { reason: 'the model could not be loaded' },
  message: ({ reason }) => `The test of the model failed: ${reason}.`,
  when: 'The model could not be loaded, failed while it spoke or listened, or does not do what the test asks of it.',
  remedy:
    'Check the files of the model with `POST /v1/operator/models/{model_id}/check`, and install it again if they differ.',
});
