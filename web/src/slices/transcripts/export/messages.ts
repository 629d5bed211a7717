import english from '../../../../messages/en/transcript-export.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('transcript-export', english);
