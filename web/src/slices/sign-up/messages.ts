import english from '../../../messages/en/sign-up.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('sign-up', english);
