import english from '../../../../messages/en/starter-texts.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('starter-texts', english);
