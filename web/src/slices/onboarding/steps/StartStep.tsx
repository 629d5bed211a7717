import { useStore } from '../../../lib/store.ts';
import { Signal } from '../../../ui/display/Signal.tsx';
import { answer, onboardingStore, starts, type Start } from '../answers.ts';
import { ChoiceCard } from '../../../ui/form/ChoiceCard.tsx';
import { t } from '../messages.ts';

export function StartStep() {
  const start = useStore(onboardingStore, ({ answers }) => answers.start);
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="sr-only">{t('start_title')}</legend>
      {(Object.keys(starts) as Start[]).map((one) => (
        <ChoiceCard
          key={one}
          name="start"
          label={t(`start_${one}`)}
          help={t(`start_${one}_help`)}
          picture={<Signal name={one} />}
          isChosen={start === one}
          onChoose={() => answer({ start: one })}
        />
      ))}
    </fieldset>
  );
}
