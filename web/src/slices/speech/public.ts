/** The part of Text to Speech that other slices may use. */
export { QuickType } from './QuickType.tsx';
export { requestSpeech } from './speech-input.ts';
export { voicesToTry } from './voices/voices-to-try.ts';
