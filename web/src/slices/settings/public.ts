/** The part of the settings that other slices may use, for pages of settings of their own. */
export { SettingsHeader } from './SettingsHeader.tsx';
