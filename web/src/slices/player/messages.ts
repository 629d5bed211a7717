import english from '../../../messages/en/player.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('player', english);
