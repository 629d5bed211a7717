import english from '../../../messages/en/sign-in.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('sign-in', english);
