import { defineSlice } from '../../manifest.ts';
import { dialogueRoutes } from './dialogue.routes.ts';

export const slice = defineSlice({
  name: 'dialogue',
  purpose: 'Speaks dialogues of several voices over HTTP, and adds tags to their texts.',
  routes: dialogueRoutes,
});
