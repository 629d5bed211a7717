import english from '../../../messages/en/ui.json';
import { messagesOf } from './messages.ts';

/** Gives the messages of `web/src/ui` and `web/src/lib`. */
export const t = messagesOf('ui', english);
