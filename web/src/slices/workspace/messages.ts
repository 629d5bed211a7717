import english from '../../../messages/en/workspace.json';
import { messagesOf } from '../../lib/messages.ts';

export const t = messagesOf('workspace', english);
