import { SettingsScreen } from '../slices/settings/SettingsScreen.tsx';

/** The settings hold a part that belongs to the workspace. */
export const SettingsPage = () => <SettingsScreen workspace={null} />;
