import english from '../../../../messages/en/dictionaries.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('dictionaries', english);
