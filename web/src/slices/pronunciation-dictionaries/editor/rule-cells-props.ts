import type { RuleProblem } from '../rules/conflicts.ts';
import type { Row } from './editor-store.ts';

export interface RuleCellsProps {
  row: Row;
  /** Its place in the dictionary, whatever is shown of it. */
  at: number;
  count: number;
  problem: RuleProblem | undefined;
  state: 'added' | 'changed' | undefined;
  isEditing: boolean;
  /** The rule is written for the first time. */
  isNew: boolean;
  onEdit(key: number | undefined): void;
  onTake(row: Row): void;
  onRemove(key: number): void;
  /** Begins another rule. */
  onAdd(): void;
}
