import english from '../../../messages/en/player.json';
import { messagesOf } from '../../lib/messages.ts';

export const t = messagesOf('player', english);
