import english from '../../../messages/en/dictionary-picker.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('dictionary-picker', english);
