import { declareError } from '../kit/declared-error.ts';

export const unknownEvent = declareError(400, 'unknown_event', {
  message: 'There is no event of this name.',
  param: 'name',
  when: 'The event is not in the catalogue of events.',
  remedy: 'Send only events of the catalogue.',
});

export const serverOnlyEvent = declareError(400, 'server_only_event', {
  message: 'Only the server records events of this name.',
  param: 'name',
  when: 'A client sends an event that the server records itself.',
  remedy: 'Leave the event out.',
});

export const invalidEvent = declareError(400, 'invalid_event', {
  example: { name: 'page_viewed' },
  message: ({ name }) => `The properties of ${name} are not what it has.`,
  param: 'properties',
  when: 'The properties of the event are not those in the catalogue.',
  remedy: 'Send the properties that the catalogue defines.',
});
