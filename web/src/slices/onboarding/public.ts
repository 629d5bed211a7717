/** The part of onboarding that other slices may use. */
export { ChecklistCard } from './checklist/ChecklistCard.tsx';
