import { declareError, declareNotFound } from '../kit/declared-error.ts';

export const messageNotFound = declareNotFound('message', {
  when: 'The outbox has no mail with this id, or it has been delivered.',
  remedy: 'Take the id from `GET /v1/operator/outbox`.',
});

export const noMailServer = declareError(409, 'no_mail_server', {
  message: 'No mail server is configured: set SMTP_URL and MAIL_FROM.',
  when: 'The installation has no mail server.',
  remedy: 'Set SMTP_URL and MAIL_FROM, then start the server again.',
});

export const lastOperator = declareError(409, 'last_operator', {
  message: 'This is the last operator. Make somebody else an operator first.',
  when: 'The installation would be left without an operator who can sign in.',
  remedy: 'Grant the rights of an operator to another account first.',
});
