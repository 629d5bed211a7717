import english from '../../../messages/en/panels.json';
import { messagesOf } from './messages.ts';

/** Gives the messages of the panels beside the page. */
export const t = messagesOf('panels', english);
