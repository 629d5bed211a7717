import { declareError, declareNotFound } from '../kit/declared-error.ts';

export const settingNotFound = declareNotFound('setting', {
  param: 'name',
  when: 'No setting of this name can be changed while the server runs.',
  remedy: 'Take the name from `GET /v1/operator/settings`, of one with `can_change`.',
});

export const setByEnvironment = declareError(409, 'set_by_environment', {
  example: { name: 'SIGN_UP' },
  message: ({ name }) => `${name} is set by the environment of the server, which wins. Take it out there first.`,
  when: 'The environment of the server sets this, and wins over what is set here.',
  remedy: 'Take the variable out of the environment, and start the server again.',
});

export const invalidSetting = declareError(400, 'invalid_setting', {
  example: { mistake: 'SIGN_UP is not valid: give one of open, invite, closed, not "maybe".' },
  message: ({ mistake }) => mistake,
  param: 'value',
  when: 'The setting does not have this value.',
  remedy: 'Give a value as the page of the configuration describes it.',
});

export const flagNotFound = declareNotFound('flag', {
  param: 'flag',
  when: 'There is no such flag.',
  remedy: 'Take the name from `GET /v1/operator/flags`.',
});

export const workspaceNotFound = declareNotFound('workspace', {
  param: 'workspace_id',
  when: 'There is no workspace with this id.',
  remedy: 'Take the id from `GET /v1/operator/storage`.',
});

export const backupNotFound = declareNotFound('backup', {
  param: 'backup',
  when: 'The folder of the backups holds none of this name. The server keeps the latest ones only.',
  remedy: 'Take the name from `GET /v1/operator/backups`.',
});

export const repairUnderWay = declareError(409, 'repair_under_way', {
  message: 'A repair is under way already.',
  when: 'A repair is waiting or running.',
  remedy: 'Wait until it ends, or stop it.',
});

export const retryByOwnerOnly = declareError(409, 'retry_by_owner_only', {
  message: 'Only its owner can try this job again.',
  when: 'The job makes something that only its owner may ask for.',
  remedy: 'Ask the owner to try it again.',
});
