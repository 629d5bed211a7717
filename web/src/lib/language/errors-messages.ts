import english from '../../../messages/en/errors.json';
import { messagesOf } from './messages.ts';

/** Gives the messages of failures. They are part of the first load, because nothing can be fetched without a connection. */
export const t = messagesOf('errors', english);
