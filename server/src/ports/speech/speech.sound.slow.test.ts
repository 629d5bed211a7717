import { outputFormats } from '#contract/speech/output-formats.ts';
import { measureSound } from './speech.sound.suite.ts';
import { english, natural } from './testing.ts';

measureSound('espeak', english, outputFormats);
measureSound('flite', natural, outputFormats);
measureSound('flite with diphones', { ...natural, name: 'kal16' }, outputFormats);
