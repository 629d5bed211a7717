import english from '../../../../messages/en/instance-models.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('instance-models', english);
