import { defineSlice } from '../../manifest.ts';
import { messagesRoutes } from './messages.routes.ts';

export const slice = defineSlice({
  name: 'messages',
  purpose: 'Shows users the notices behind the bell.',
  routes: messagesRoutes,
});
