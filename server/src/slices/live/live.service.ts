/** What changes for a user, as a feed for their browser. */
import type { Change, Hello } from '#contract/live/types.ts';
import type { Ctx } from '../../context.ts';
import type { EventClient, EventFeed } from '../../kernel/http/route.ts';

export function followChanges({ actor, parts }: Ctx): EventFeed<Change> {
  const hello: Hello = { build: parts.build };
  function subscribe({ after, send, verify }: EventClient<Change>) {
    return parts.live.subscribe(actor, after, (event) => {
      if (event.kind === 'ready') return send({ id: event.id, event: 'hello', data: hello });
      if (event.kind === 'reset') return send({ id: event.id, event: 'reset', data: {} });
      send({ id: event.id, data: event.change });
      // Among what may have changed of a user is whether they may look on.
      if (['user', 'session'].includes(event.change.collection)) verify();
    });
  }
  return { subscribe };
}
