import english from '../../../../messages/en/budgets.json';
import { messagesOf } from '../../../lib/language/messages.ts';

export const t = messagesOf('budgets', english);
