import { english, natural } from './testing.ts';
import { measureSound } from './speech.sound.suite.ts';

measureSound('espeak', english, ['mp3_44100_128', 'opus_48000_64']);
measureSound('flite', natural, ['mp3_22050_32']);
