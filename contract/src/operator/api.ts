/** What those who run the installation see and do. */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { operator, OutboxMessage } from './types.ts';
import { messageNotFound, noMailServer } from './errors.ts';

export const listOutbox = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/outbox',
  operation: 'operator_outbox_list',
  summary: 'Mail that was not delivered, or not yet, newest first. What was delivered is gone',
  response: z.object({
    messages: z.array(OutboxMessage),
    is_exposed: z
      .boolean()
      .describe('True when the installation is reachable from elsewhere, where this page is a risk.'),
    has_mail_server: z.boolean().describe('False: mail is kept here, to be read and handed on by hand.'),
    mail_server_problem: z.string().nullable().describe('What is wrong with the mail server, as far as known.'),
  }),
});

export const sendOutboxMessage = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/outbox/{message_id}/send',
  operation: 'operator_outbox_send',
  summary: 'Try a kept or failed mail again, from the start',
  params: z.object({ message_id: z.string().max(100) }),
  response: Ok,
  errors: [messageNotFound, noMailServer],
});

export const sendTestMail = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/outbox/test',
  operation: 'operator_outbox_sendTest',
  summary: 'A mail to the caller, to see whether mail arrives',
  response: Ok,
});

export const sendProductUpdate = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/product-updates',
  operation: 'operator_sendProductUpdate',
  idempotent: true,
  summary: 'Mail to everybody who agreed to product updates, each with a link that ends them',
  body: z.object({
    subject: z.string().trim().min(1).max(200),
    paragraphs: z.array(z.string().trim().min(1).max(5000)).min(1).max(50),
  }),
  response: z.object({ status: z.literal('ok'), recipients: z.int() }),
});
