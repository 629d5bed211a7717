/** Every feature flag there is. Values come from FLAGS and, per workspace, from the command line. */
export const flagNames = ['tts-video-generation'] as const;
export type FlagName = (typeof flagNames)[number];
