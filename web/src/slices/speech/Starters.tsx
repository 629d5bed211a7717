import { BookOpen, Leaf, Megaphone, Podcast } from 'lucide-react';
import { Chip } from '../../ui/Chip.tsx';
import { editDraft } from './draft.ts';

const starters = [
  {
    label: 'Story',
    icon: BookOpen,
    text: 'The lighthouse had been dark for eleven years when the letter came. It was addressed to the keeper, and there was no keeper, so the postman read it himself.\n\n“Please leave the lamp on,” it said. “We are nearly home.”',
  },
  {
    label: 'Ad read',
    icon: Megaphone,
    text: 'Some mornings ask for more than coffee. Harbour Bakery opens at six, and the first loaves are out by half past. Come while the crust still sings.',
  },
  {
    label: 'Podcast intro',
    icon: Podcast,
    text: 'You are listening to Small Machines, the show about things that do one job and do it well. Today: a clock that has been wrong since 1962, and the town that keeps it that way.',
  },
  {
    label: 'Calm guide',
    icon: Leaf,
    text: 'Find a place where nothing needs you for a moment. Let your shoulders drop. Breathe in slowly, as if you had all afternoon, and let the breath go by itself.',
  },
];

export function Starters() {
  return (
    <div className="flex flex-col gap-2.5">
      <p className="text-caption text-muted">Or start from a sample</p>
      <div className="flex flex-wrap gap-2">
        {starters.map(({ label, icon: Icon, text }) => (
          <Chip
            key={label}
            onClick={(event) => {
              editDraft({ text });
              // The chips go away with the empty state; the text is what comes next.
              event.currentTarget.closest('main')?.querySelector('textarea')?.focus();
            }}
          >
            <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
            {label}
          </Chip>
        ))}
      </div>
    </div>
  );
}
