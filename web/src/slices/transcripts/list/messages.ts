import english from '../../../../messages/en/transcripts.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('transcripts', english);
