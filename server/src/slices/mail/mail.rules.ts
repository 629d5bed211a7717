import { workKind } from '../../kernel/jobs.ts';

export const mailWork = workKind<{ message_id: string }>('mail', 2);
