import english from '../../../messages/en/instance.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('instance', english);
