/** The part of Text to Speech that other slices may use. */
export { QuickType } from './QuickType.tsx';
export { requestSpeech } from './speech-input.ts';
export { voicesToTry } from './voices/voices-to-try.ts';
export { VoicePicker } from './voices/VoicePicker.tsx';
export { ModelPicker } from './settings/ModelPicker.tsx';
export { SettingsSliders } from './settings/SettingsSliders.tsx';
export { useVoiceChoice, type VoiceChoice } from './voice-choice.ts';
export { CallDrawer } from './code/CallDrawer.tsx';
