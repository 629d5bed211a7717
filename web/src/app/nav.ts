import { Inbox, PenLine, type LucideIcon } from 'lucide-react';
import type { User } from '#contract/account.ts';

interface NavItem {
  to: '/app/speech-synthesis/text-to-speech' | '/app/outbox';
  label: string;
  icon: LucideIcon;
}

const textToSpeech: NavItem = { to: '/app/speech-synthesis/text-to-speech', label: 'Text to Speech', icon: PenLine };
const outbox: NavItem = { to: '/app/outbox', label: 'Outbox', icon: Inbox };

/** Only what exists and what this person may open. */
export const navItems = (user: User | undefined): NavItem[] => [textToSpeech, ...(user?.is_operator ? [outbox] : [])];
