import english from '../../../messages/en/wave.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('wave', english);
