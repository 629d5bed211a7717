import english from '../../../messages/en/sign-up.json';
import { messagesOf } from '../../lib/messages.ts';

export const t = messagesOf('sign-up', english);
