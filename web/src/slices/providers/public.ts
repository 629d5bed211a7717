/** The screens of providers, which stand among the pages of operators and in the settings of a workspace. */
export { InstallationProviders } from './InstallationProviders.tsx';
export { ListeningResult } from './ListeningResult.tsx';
export { providersSettings } from './settings.ts';
