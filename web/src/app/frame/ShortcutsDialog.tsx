import { actionGroups, actionsStore } from '../../lib/keys/actions.ts';
import { closePanel } from '../../lib/panels.ts';
import { setSingleKeys, singleKeysStore } from '../../lib/keys/single-keys.ts';
import { useStore } from '../../lib/store.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { Keys } from './Keys.tsx';
import { t } from '../../lib/language/actions-messages.ts';

/** Lists every action that has keys, by group. */
export function ShortcutsDialog() {
  const actions = useStore(actionsStore, (store) => store.actions);
  const isOn = useStore(singleKeysStore, (keys) => keys.isOn);
  const groups = actionGroups
    .map((group) => ({ group, mine: actions.filter((one) => one.group === group && one.keys) }))
    .filter(({ mine }) => mine.length > 0);
  return (
    <Dialog title={t('shortcuts_title')} width="lg" isOpen onOpenChange={() => closePanel('shortcuts')}>
      <div className="gap-x-8 md:columns-2">
        {groups.map(({ group, mine }) => (
          <section key={group} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 text-caption text-muted">{t(`group_${group}`)}</h3>
            <dl>
              {mine.map(({ id, label, keys }) => (
                <div
                  key={id}
                  className="flex min-h-8 items-center justify-between gap-4 border-b border-line py-1 last:border-0"
                >
                  <dt className="text-table">{label}</dt>
                  <dd>{keys && <Keys keys={keys} isAlwaysShown />}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="border-t border-line pt-4">
        <Switch label={t('shortcuts_single')} isOn={isOn} onChange={setSingleKeys} />
        <p className="max-w-[56ch] text-caption text-muted">{t('shortcuts_single_help')}</p>
      </div>
    </Dialog>
  );
}
