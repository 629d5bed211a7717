import { useStore } from '../../../lib/store.ts';
import { Orb } from '../../../ui/audio/Orb.tsx';
import { SpokenSentence } from '../../../ui/audio/SpokenSentence.tsx';
import { onboardingStore, steps } from '../answers.ts';
import { t } from '../messages.ts';

const nowhere = '\u00a0';

/** Draws a decorative sentence with the user's name, whose words light up from step to step. */
export function SpokenWelcome({ name: known }: { name: string }) {
  const at = useStore(onboardingStore, ({ step }) => step);
  const typed = useStore(onboardingStore, ({ answers }) => answers.first_name);
  const voice = useStore(onboardingStore, ({ answers }) => answers.voice_id);
  const name = (typed ?? known).trim();
  const words = (name ? t('welcome_name', { name: name.replaceAll(/\s+/g, nowhere) }) : t('welcome')).split(' ');
  const now = Math.round(1 + (at * (words.length - 2)) / (steps.length - 1));
  return (
    <div aria-hidden="true" className="grid items-center border-s border-line bg-surface px-[72px] py-16 max-lg:hidden">
      <div className="grid max-w-[560px] justify-items-start gap-12">
        <SpokenSentence words={words} now={now} />
        <Orb seed={voice || 'tide-4'} size={72} />
      </div>
    </div>
  );
}
