/** Says what a generation waits for while there is no free slot. */
import { t } from '../messages.ts';

export interface Wait {
  /** `slot` means that the plan's slots are taken, `server` that the engines are busy. */
  for: 'slot' | 'server';
  /** How many generations run now and how many may, if the server says so. */
  running: number | null;
  slots: number | null;
}

export function waitLabel({ for: what, running, slots }: Wait): string {
  if (what === 'server') return t('wait_server');
  return running === null || slots === null ? t('wait_slot') : t('wait_slot_of', { running, slots });
}
