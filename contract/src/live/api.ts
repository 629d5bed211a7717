import { endpoint, events } from '../kit/endpoint.ts';
import { Change } from './types.ts';

export const live = endpoint({
  method: 'GET',
  path: '/v1/live',
  operation: 'live_listen',
  summary: 'Listen to changes',
  description:
    'Sends server-sent events about everything that changes for the caller, and a heartbeat while nothing does. The first event, `hello`, names the build of the web app. Reconnect with `Last-Event-ID` to get what was missed; an event named `reset` says that it was too much, and that everything should be loaded again.',
  tag: 'live',
  permission: 'session-only',
  media: true,
  response: events(Change),
});
