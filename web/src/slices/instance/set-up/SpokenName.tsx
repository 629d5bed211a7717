import { useInstallationName } from '../../../lib/browser/installation.ts';
import { useStore } from '../../../lib/store.ts';
import { Orb } from '../../../ui/audio/Orb.tsx';
import { SpokenSentence } from '../../../ui/audio/SpokenSentence.tsx';
import { t } from './messages.ts';
import { setUpStore, steps } from './progress.ts';

const nowhere = '\u00a0';

/** Draws a decorative sentence with the name of the installation, whose words light up from step to step. */
export function SpokenName() {
  const saved = useInstallationName();
  const { step, typedName } = useStore(setUpStore, (state) => state);
  const name = (typedName ?? saved).trim() || saved;
  const words = t('spoken', {
    installation: name.replaceAll(/\s+/g, nowhere),
  }).split(' ');
  const now = Math.round(1 + (step * (words.length - 2)) / (steps.length - 1));
  return (
    <div aria-hidden="true" className="grid items-center border-s border-line bg-surface px-[72px] py-16 max-lg:hidden">
      <div className="grid max-w-[560px] justify-items-start gap-12">
        <SpokenSentence words={words} now={now} />
        <Orb seed="tide-4" size={72} />
      </div>
    </div>
  );
}
