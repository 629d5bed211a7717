import english from '../../../../messages/en/item-drawer.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('item-drawer', english);
