import english from '../../../messages/en/frame.json';
import { messagesOf } from './messages.ts';

/** Gives the messages of the frame around the screens. */
export const t = messagesOf('frame', english);
