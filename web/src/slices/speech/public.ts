/** What other slices may use of Text to Speech. */
export { QuickType } from './QuickType.tsx';
export { requestSpeech } from './speech-input.ts';
export { voicesToTry } from './voices/voices-to-try.ts';
