import { ChecklistCard } from './ChecklistEntry.tsx';
import { HomeScreen } from '../slices/home/HomeScreen.tsx';
import { QuickType } from '../slices/speech/QuickType.tsx';

/** Two slices meet here: screens do not import one another. */
export function HomePage() {
  return <HomeScreen quickType={<QuickType />} checklist={<ChecklistCard />} />;
}
