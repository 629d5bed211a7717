import english from '../../../messages/en/actions.json';
import { messagesOf } from './messages.ts';

/** Gives the messages of the palette, of the list of shortcuts and of the actions in both. */
export const t = messagesOf('actions', english);
