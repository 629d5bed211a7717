import english from '../../../messages/en/gates.json';
import { messagesOf } from './messages.ts';

/** Gives the messages of what stands before a page or beside it on special occasions. */
export const t = messagesOf('gates', english);
