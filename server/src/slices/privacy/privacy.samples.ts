import { asPerson, defineSamples } from '../../testing/samples.ts';

export const privacySamples = defineSamples({
  endpoints: { 'DELETE /v1/user/delete': ({ people }) => asPerson(people?.editor) },
});
