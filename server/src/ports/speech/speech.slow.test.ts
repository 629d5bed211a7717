import { describeEngine } from './speech.suite.ts';
import { english, natural } from './testing.ts';

describeEngine('espeak', english);
describeEngine('flite', natural);
