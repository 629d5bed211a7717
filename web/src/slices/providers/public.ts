/** The screens of providers, which stand among the pages of operators and in the settings of a workspace. */
export { InstallationProviders } from './InstallationProviders.tsx';
export { providersSettings } from './settings.ts';
