import english from '../../../messages/en/providers.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('providers', english);
