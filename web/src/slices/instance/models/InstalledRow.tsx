import { Check, CircleAlert, Ear, FileCheck, RotateCcw, Trash2, Volume2 } from 'lucide-react';
import type { BrokenModel, InstalledModel } from '#contract/engine-models/types.ts';
import { formatSize } from '../../../lib/format.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { ActionsMenu } from '../../../ui/overlay/ActionsMenu.tsx';
import { t } from './messages.ts';
import { Abilities, License, purposeWords, Speed, Traits } from './ModelParts.tsx';
import { ModelRow } from './ModelTable.tsx';
import { useModelActions } from './use-model-actions.ts';
import { languageWords, measuredWords, shortWords } from './words.ts';

const tones = { ready: 'success', asleep: 'plain', loading: 'info', failed: 'danger' } as const;

interface InstalledRowProps {
  model: InstalledModel;
  /** The catalog has it too, so its files can be replaced. */
  isInCatalog: boolean;
  onTest(model: InstalledModel): void;
}

/** A model that is installed: whether it speaks and how well, and what can be done about it. */
export function InstalledRow({ model, isInCatalog, onTest }: InstalledRowProps) {
  const { name, state, failure, license, has_checksums, kind } = model;
  const { compare, removeIt, installAgain, isBusy } = useModelActions(model);
  const hasFailed = state === 'failed';
  const measured = measuredWords(model);
  return (
    <ModelRow
      name={name}
      badges={
        <>
          <Badge tone={tones[state]}>
            {state === 'ready' && <Check size={12} aria-hidden="true" />}
            {hasFailed && <CircleAlert size={12} aria-hidden="true" />}
            {t(`state_${state}`)}
          </Badge>
          <Traits {...model} />
        </>
      }
      notes={
        <>
          {purposeWords(model)}
          <Abilities abilities={model.abilities} />
          {(measured || state === 'asleep') && (
            <span className="block tabular-nums">
              {measured || t(kind === 'speech' ? 'asleep_note' : 'listening_asleep_note')}
            </span>
          )}
          <span className="block text-ink-2 md:hidden">{shortWords(model, model.speed)}</span>
          {hasFailed && failure && <span className="block text-danger">{failure}</span>}
          {hasFailed && (
            <span className="mt-1.5 flex flex-wrap gap-2 text-ink">
              <Button size="sm" aria-label={t('test_of', { name })} onClick={() => onTest(model)}>
                {t('try_again')}
              </Button>
              <Button
                size="sm"
                isBusy={isBusy}
                aria-label={t('check_of', { name })}
                onClick={() => void compare(has_checksums)}
              >
                {t('check')}
              </Button>
              {isInCatalog && (
                <Button
                  size="sm"
                  isBusy={isBusy}
                  aria-label={t('install_again_of', { name })}
                  onClick={() => void installAgain()}
                >
                  {t('install_again')}
                </Button>
              )}
            </span>
          )}
        </>
      }
      languages={languageWords(model.languages)}
      size={formatSize(model.bytes)}
      license={<License license={license} />}
      speed={<Speed speed={model.speed} isEstimate={false} />}
      actions={
        <ActionsMenu
          label={t('more', { name })}
          items={[
            kind === 'speech'
              ? { label: t('test'), icon: <Volume2 />, onSelect: () => onTest(model) }
              : { label: t('listening_test'), icon: <Ear />, onSelect: () => onTest(model) },
            { label: t('check'), icon: <FileCheck />, onSelect: () => void compare(has_checksums) },
            ...(isInCatalog
              ? [{ label: t('install_again'), icon: <RotateCcw />, onSelect: () => void installAgain() }]
              : []),
            'divider',
            { label: t('remove'), icon: <Trash2 />, isDanger: true, onSelect: () => void removeIt() },
          ]}
        />
      }
    />
  );
}

/** A folder among the models that holds none, and why. */
export function BrokenRow({ model: { model_id, reason }, isInCatalog }: { model: BrokenModel; isInCatalog: boolean }) {
  const name = model_id;
  const { removeIt, installAgain, isBusy } = useModelActions({ model_id, name });
  return (
    <ModelRow
      name={name}
      badges={
        <Badge tone="danger">
          <CircleAlert size={12} aria-hidden="true" />
          {t('state_broken')}
        </Badge>
      }
      notes={<span className="text-danger">{reason}</span>}
      languages=""
      size=""
      license={null}
      speed={null}
      actions={
        <>
          {isInCatalog && (
            <Button
              size="sm"
              isBusy={isBusy}
              aria-label={t('install_again_of', { name })}
              onClick={() => void installAgain()}
            >
              {t('install_again')}
            </Button>
          )}
          <Button size="sm" isBusy={isBusy} aria-label={t('remove_of', { name })} onClick={() => void removeIt()}>
            {t('remove')}
          </Button>
        </>
      }
    />
  );
}
