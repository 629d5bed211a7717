import { listBudgets } from '#contract/budgets/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

export const liveUpdates: LiveUpdates = { budget: [listBudgets] };
