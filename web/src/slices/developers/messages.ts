import english from '../../../messages/en/developers.json';
import { messagesOf } from '../../lib/messages.ts';

export const t = messagesOf('developers', english);
