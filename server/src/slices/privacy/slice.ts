import { defineSlice, type Manifest } from '../../manifest.ts';
import { personalDataHandler } from './personal-data.jobs.ts';
import { privacyRoutes } from './privacy.routes.ts';

/** @param owners everybody who keeps something of people */
export const privacySlice = (owners: Manifest[]) =>
  defineSlice({
    name: 'privacy',
    purpose: 'Packs everything that is stored of a person into an archive, and deletes accounts.',
    routes: privacyRoutes(owners),
    jobs: [personalDataHandler(owners)],
  });
