import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { formatDecimal } from '../../lib/format.ts';
import { Chip } from '../../ui/button/Chip.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { Sheet } from '../../ui/overlay/Sheet.tsx';
import { HistoryTab } from '../history/public.ts';
import { ModelPicker, SettingsSliders, VoicePicker } from '../speech/public.ts';
import { changerStore, chooseModel } from './changer.ts';
import { t } from './messages.ts';
import type { ChangerView } from './use-changer.ts';

export function ChangerPanel({ changer }: { changer: ChangerView }) {
  const [tab, setTab] = useState<'settings' | 'history'>('settings');
  return (
    <aside aria-label={t('panel')} className="flex w-[360px] flex-none flex-col border-s border-line">
      <div
        role="tablist"
        aria-label={t('panel')}
        className="flex h-12 flex-none items-end gap-5 border-b border-line px-5"
      >
        {(['settings', 'history'] as const).map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={tab === one}
            className="-mb-px border-b-2 border-transparent pb-2.5 font-medium text-muted hover:text-ink aria-selected:border-ink aria-selected:text-ink"
            onClick={() => setTab(one)}
          >
            {t(one)}
          </button>
        ))}
      </div>
      <div className="min-h-0 flex-1 overflow-auto">
        {tab === 'history' ? (
          <HistoryTab source="STS" />
        ) : (
          <div className="flex flex-col gap-5 p-5">
            <VoicePicker speech={changer} />
            <ModelPicker speech={changer} rate={t('rate')} onChoose={chooseModel} />
            <hr className="border-line" />
            <ChangerSettings changer={changer} />
          </div>
        )}
      </div>
    </aside>
  );
}

function ChangerSettings({ changer }: { changer: ChangerView }) {
  return (
    <div className="flex flex-col gap-4">
      <SettingsSliders speech={changer} without="speed" />
      <Switch
        label={t('remove_noise')}
        isOn={changer.state.removesNoise}
        onChange={(removesNoise) => changerStore.set({ removesNoise })}
      />
    </div>
  );
}

/** Stands above the bar on a narrow screen. Each chip opens its sheet. */
export function ChangerSummary({ changer }: { changer: ChangerView }) {
  const [isOpen, setIsOpen] = useState(false);
  const { stability, similarity_boost } = changer.settings;
  return (
    <div
      role="group"
      aria-label={t('settings')}
      className="flex flex-none gap-2 overflow-x-auto border-t border-line px-6 py-2.5 max-md:px-4"
    >
      <VoicePicker speech={changer} isChip />
      <ModelPicker speech={changer} isChip rate={t('rate')} onChoose={chooseModel} />
      <Chip
        aria-label={t('settings_chip', {
          stability: formatDecimal(stability),
          similarity: formatDecimal(similarity_boost),
        })}
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal size={14} strokeWidth={1.75} aria-hidden="true" />
        <span className="tabular-nums">
          {formatDecimal(stability)} · {formatDecimal(similarity_boost)}
        </span>
      </Chip>
      <Sheet title={t('settings')} isOpen={isOpen} onOpenChange={setIsOpen}>
        <div className="px-5 pt-2 pb-6">
          <ChangerSettings changer={changer} />
        </div>
      </Sheet>
    </div>
  );
}
