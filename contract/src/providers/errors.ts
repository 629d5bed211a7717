import { declareError, declareNotFound } from '../kit/declared-error.ts';
import { maxProviders } from './types.ts';

export const providerNotFound = declareNotFound('speech_provider', {
  param: 'provider_id',
  when: 'There is no provider with this id, or it belongs to somebody else.',
  remedy: 'Take the id from the list of providers.',
});

export const providerAddressRefused = declareError(400, 'provider_address_refused', {
  example: { reason: 'localhost is not a public address.' },
  message: ({ reason }) => `The address of the provider is not asked: ${reason}`,
  param: 'base_url',
  when: 'The address is no web address, is not encrypted, or leads to a private network.',
  remedy: 'Give a public https address. An operator may list machines of their own in `OUTGOING_PRIVATE_HOSTS`.',
});

export const tooManyProviders = declareError(400, 'too_many_speech_providers', {
  message: `There may be ${maxProviders} providers. Remove one first.`,
  when: 'The workspace, or the installation, has the maximum number of providers.',
  remedy: 'Remove a provider that is no longer used.',
});

export const providerKeyRequired = declareError(400, 'provider_key_required', {
  message: 'Give the key of the provider again: a stored key is not sent to another address.',
  param: 'api_key',
  when: 'The address of a provider with a stored key is changed to another host without giving a key.',
  remedy: 'Send `api_key` too: the key, or null where the new address needs none.',
});

export const providerModelRequired = declareError(400, 'provider_model_required', {
  message: 'Give a model that speaks, one that transcribes, or both.',
  param: 'model',
  when: 'A provider would have neither a model that speaks nor one that transcribes.',
  remedy: 'Send `model`, `transcription_model` or both.',
});
