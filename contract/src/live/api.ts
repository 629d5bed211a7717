import { endpoint, events } from '../kit/endpoint.ts';
import { Change } from './types.ts';

export const live = endpoint({
  method: 'GET',
  path: '/v1/live',
  operation: 'live_listen',
  summary: 'Changes as server-sent events; Last-Event-ID resumes, `event: reset` says that too much was missed',
  tag: 'live',
  permission: 'session-only',
  media: true,
  response: events(Change),
});
