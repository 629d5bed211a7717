/** What other slices may use of the first steps. */
export { ChecklistCard } from './checklist/ChecklistCard.tsx';
