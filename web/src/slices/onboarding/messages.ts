import english from '../../../messages/en/onboarding.json';
import { messagesOf } from '../../lib/messages.ts';

export const t = messagesOf('onboarding', english);
