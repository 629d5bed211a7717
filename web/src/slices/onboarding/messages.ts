import english from '../../../messages/en/onboarding.json';
import { messagesOf } from '../../lib/language/messages.ts';

export const t = messagesOf('onboarding', english);
