import english from '../../../messages/en/docs.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('docs', english);
