import { expect, it } from 'vitest';
import { defaults, findFaults, newFields, toCreateInput, toUpdateInput, withShape } from './provider-form.ts';

const fields = { ...newFields, name: ' Harbour ', key: ' sk-1 ', languages: 'EN, de;fr', voices: 'alloy\n\n nova ' };

it('makes lists of what is typed, and numbers of both spellings', () => {
  expect(toCreateInput({ ...fields, costFactor: '0,5' }, true)).toEqual({
    name: 'Harbour',
    shape: 'openai',
    base_url: defaults.openai.address,
    api_key: 'sk-1',
    model: defaults.openai.model,
    transcription_model: null,
    languages: ['en', 'de', 'fr'],
    voice_names: ['alloy', 'nova'],
    concurrency: 4,
    cost_factor: 0.5,
  });
});

it('keeps the stored key where none is typed, and names a cost factor only for operators', () => {
  expect(Object.keys(toUpdateInput({ ...fields, key: '' }, false))).not.toContain('api_key');
  expect(Object.keys(toUpdateInput(fields, false))).not.toContain('cost_factor');
  expect(Object.keys(toUpdateInput(fields, true))).toContain('cost_factor');
});

it('brings the address and the model of a shape, but never over what was typed', () => {
  expect(withShape(fields, 'elevenlabs')).toMatchObject(defaults.elevenlabs);
  expect(withShape({ ...fields, address: 'https://mine.example.org' }, 'elevenlabs')).toMatchObject({
    address: 'https://mine.example.org',
    model: defaults.elevenlabs.model,
  });
});

it.each([
  ['name', { name: '  ' }],
  ['address', { address: 'ftp://example.org' }],
  ['key', { key: 'one two' }],
  ['model', { model: '' }],
  ['languages', { languages: 'english' }],
  ['languages', { languages: '' }],
  ['voices', { voices: 'x'.repeat(101) }],
  ['concurrency', { concurrency: '2.5' }],
  ['concurrency', { concurrency: '51' }],
  ['costFactor', { costFactor: '' }],
  ['costFactor', { costFactor: '-1' }],
])('names the fault of %s: %o', (field, change) => {
  expect(Object.keys(findFaults(fields))).toEqual([]);
  expect(Object.keys(findFaults({ ...fields, ...change }))).toEqual([field]);
});

it('needs one of two models: a provider may only transcribe', () => {
  const listening = { ...fields, model: ' ', transcriptionModel: ' whisper-1 ' };
  expect(findFaults(listening)).toEqual({});
  expect(toCreateInput(listening, false)).toMatchObject({ model: null, transcription_model: 'whisper-1' });
  expect(toUpdateInput({ ...fields, transcriptionModel: '' }, false)).toMatchObject({ transcription_model: null });
});
