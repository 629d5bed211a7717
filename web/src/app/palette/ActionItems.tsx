import { Command } from 'cmdk';
import {
  ArrowRight,
  AudioLines,
  CircleQuestionMark,
  CircleUser,
  History,
  PanelLeft,
  Play,
  Plus,
  type LucideIcon,
} from 'lucide-react';
import { actionsStore, type ActionGroup } from '../../lib/keys/actions.ts';
import { useStore } from '../../lib/store.ts';
import { Keys } from '../frame/Keys.tsx';
import { t } from '../../lib/language/actions-messages.ts';
import { PaletteItem } from './PaletteItem.tsx';

const icons: Record<ActionGroup, LucideIcon> = {
  go: ArrowRight,
  create: Plus,
  speech: AudioLines,
  player: Play,
  history: History,
  view: PanelLeft,
  account: CircleUser,
  help: CircleQuestionMark,
};

/** Lists the actions that are available when the palette opens. */
export function ActionItems({ groups }: { groups: readonly ActionGroup[] }) {
  const actions = useStore(actionsStore, (store) => store.actions);
  return groups.map((group) => {
    const mine = actions.filter((one) => one.group === group && one.run && (one.isAvailable?.() ?? true));
    if (mine.length === 0) return null;
    const heading = t(`group_${group}`);
    return (
      <Command.Group key={group} heading={heading}>
        {mine.map(({ id, label, icon: Icon = icons[group], keys, run }) => (
          <PaletteItem
            key={id}
            id={id}
            keywords={[label, heading]}
            icon={<Icon size={17} strokeWidth={1.75} className="rtl:-scale-x-100" />}
            label={label}
            hint={keys && <Keys keys={keys} />}
            onChoose={() => run?.()}
          />
        ))}
      </Command.Group>
    );
  });
}
