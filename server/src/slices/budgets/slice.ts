import { defineSlice, resource } from '../../manifest.ts';
import { tellOfBudgets } from './budgets.notices.ts';
import { budgetsRoutes } from './budgets.routes.ts';

export const slice = defineSlice({
  name: 'budgets',
  purpose: 'Keeps budgets of credits, and tells who watches them when a share of one is used.',
  routes: budgetsRoutes,
  upkeep: { everyMinute: tellOfBudgets },
  tables: ['budget'],
  personalData: { archive: [{ file: 'budgets', table: 'budget', key: 'budget_id', of: { column: 'user_id' } }] },
  resources: [resource({ kind: 'budget', table: 'budget', id: 'budget_id', workspace: 'workspace_id' })],
});
