import { pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'dialogue', path: pages.dialogue },
  {
    name: 'dialogue-script',
    path: pages.dialogue,
    async open(page) {
      await page.getByRole('button', { name: 'Paste a script' }).click();
      await page
        .getByRole('textbox', { name: 'Script' })
        .fill('FERRYMAN: You are late.\nPASSENGER: [dry] I only need the far bank.\nThe rope creaks.');
    },
  },
];
