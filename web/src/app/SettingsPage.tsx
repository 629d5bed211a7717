import { SettingsScreen } from '../slices/settings/SettingsScreen.tsx';
import { WorkspaceSection } from '../slices/workspace/WorkspaceSection.tsx';

/** The settings hold a part that belongs to the workspace. */
export const SettingsPage = () => <SettingsScreen workspace={<WorkspaceSection />} />;
