import english from '../../../messages/en/workspace.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('workspace', english);
