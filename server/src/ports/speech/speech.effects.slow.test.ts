/** The suite of every engine once more, for a voice with every kind of work after its engine. */
import { describeEngine } from './speech.suite.ts';
import { natural } from './testing.ts';

describeEngine('flite, a voice with every kind of work after its engine', {
  ...{ ...natural, name: 'rms', rate: 1.05, pitch: 1.1, range: 1.2, formant: 1.1, tilt: 2, room: 0.1 },
});
