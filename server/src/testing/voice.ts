/** The voice of tests that ask for any: formant speech, which is the quickest to make. */
import { premadeVoices } from '../slices/voices/voices.rules.ts';

const found = premadeVoices.find(({ name }) => name === 'Ada');
if (!found) throw new Error('the premade voices have no Ada');

export const testVoice = found;
