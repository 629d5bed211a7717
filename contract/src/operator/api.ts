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
  summary: 'List undelivered mail',
  description:
    'Lists the mail that was not delivered, or not yet, newest first. Delivered mail is deleted. Codes and links that others could use are masked. Only operators of the installation may read it.',
  response: z.object({
    messages: z.array(OutboxMessage).describe('The mails.'),
    is_exposed: z
      .boolean()
      .describe('Whether the installation can be reached from other machines, which makes mail kept here a risk.'),
    has_mail_server: z
      .boolean()
      .describe(
        'Whether a mail server is configured. If not, mail is kept here; on a loopback address it can be read and passed on by hand.',
      ),
    mail_server_problem: z
      .string()
      .nullable()
      .describe('What is wrong with the mail server, as far as it is known; null if nothing is.'),
  }),
});

export const sendOutboxMessage = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/outbox/{message_id}/send',
  operation: 'operator_outbox_send',
  summary: 'Send a kept mail again',
  description:
    'Puts a kept or failed mail back into the queue with all its attempts. Only operators of the installation may do this.',
  params: z.object({
    message_id: z.string().max(100).describe('The id of the mail, as `GET /v1/operator/outbox` lists it.'),
  }),
  response: Ok,
  errors: [messageNotFound, noMailServer],
});

export const sendTestMail = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/outbox/test',
  operation: 'operator_outbox_sendTest',
  summary: 'Send a test mail',
  description: 'Mails the caller, to show whether mail arrives. Only operators of the installation may do this.',
  response: Ok,
});

export const sendProductUpdate = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/product-updates',
  operation: 'operator_sendProductUpdate',
  summary: 'Send a product update',
  description:
    'Mails every user who has agreed to product updates, each with a link that ends them. Either all mails are queued or none. Only operators of the installation may do this.',
  idempotent: true,
  body: z.object({
    subject: z.string().trim().min(1).max(200).describe('The subject of the mail.'),
    paragraphs: z
      .array(z.string().trim().min(1).max(5000))
      .min(1)
      .max(50)
      .describe('The text of the mail, one entry per paragraph.'),
  }),
  response: z.object({ status: z.literal('ok'), recipients: z.int().describe('How many users are mailed.') }),
});
