/** Receives forms for routes, and removes what a route did not keep of them. */
import { tooManyUploads } from '#contract/kit/form-errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormBody } from '#contract/kit/form.ts';
import { AppError } from '../../errors.ts';
import { formReceiver, type FieldCheck, type ReceivedForm } from './receive-form.ts';
import type { UploadStore } from './upload.ts';

/** A user may send this many forms at a time. */
const maxConcurrentForms = 8;

export interface HeldForm extends ReceivedForm {
  /** The route is finished. The files stay until the answer has been sent, because it may be made from them. */
  release(): void;
}

export interface Forms {
  receiver(
    form: FormBody,
  ): (request: FastifyRequest, reply: FastifyReply, beforeFiles: FieldCheck) => Promise<HeldForm>;
}

export function openForms(
  app: FastifyInstance,
  { uploads: store, stalledAfterMs }: { uploads: UploadStore; stalledAfterMs: number },
): Forms {
  const receiving = new Map<string, number>();
  const discards = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(discards)));

  function enter(who: string): () => void {
    const count = receiving.get(who) ?? 0;
    if (count >= maxConcurrentForms) throw AppError.from(tooManyUploads, { limit: maxConcurrentForms });
    receiving.set(who, count + 1);
    return () => {
      const left = (receiving.get(who) ?? 1) - 1;
      if (left > 0) receiving.set(who, left);
      else receiving.delete(who);
    };
  }

  return {
    receiver(form) {
      const receive = formReceiver(form, { store, stalledAfterMs });
      return async (request, reply, beforeFiles) => {
        const closed = new Promise<void>((resolve) => reply.raw.once('close', resolve));
        const leave = enter(request.actor?.user_id ?? request.ip);
        const received = await receive(request, beforeFiles).finally(leave);
        const keys = received.uploads.map(({ key }) => key);
        return {
          ...received,
          release() {
            const discard = closed.then(() => store.discard(keys)).finally(() => discards.delete(discard));
            discards.add(discard);
          },
        };
      };
    },
  };
}
