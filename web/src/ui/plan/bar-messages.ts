import english from '../../../messages/en/generation-bar.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('generation-bar', english);
