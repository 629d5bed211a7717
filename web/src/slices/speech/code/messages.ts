import english from '../../../../messages/en/code.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('code', english);
