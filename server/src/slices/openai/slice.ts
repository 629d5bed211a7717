import { defineSlice } from '../../manifest.ts';
import { openAiRoutes } from './openai.routes.ts';

export const slice = defineSlice({
  name: 'openai',
  purpose: 'Speaks for programs that were written for the OpenAI API.',
  routes: openAiRoutes,
});
