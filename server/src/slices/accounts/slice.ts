import { defineSlice, type Manifest } from '../../manifest.ts';
import { accountsRoutes } from './accounts.routes.ts';

/** @param owners everybody who keeps something of people */
export const accountsSlice = (owners: Manifest[]) =>
  defineSlice({
    name: 'accounts',
    purpose: 'Shows operators the accounts of the installation, and lets them change, lock and delete them.',
    routes: accountsRoutes(owners),
  });
