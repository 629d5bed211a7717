import english from '../../../messages/en/recorder.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('recorder', english);
