import english from '../../../../messages/en/detected.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('detected', english);
