import english from '../../../../messages/en/set-up.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('set-up', english);
