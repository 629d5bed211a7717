import { defineSlice } from '../../manifest.ts';
import { messagesRoutes } from './messages.routes.ts';

export const slice = defineSlice({
  name: 'messages',
  purpose: 'The notices a user finds behind the bell.',
  routes: messagesRoutes,
});
