import { Pause, X } from 'lucide-react';
import {
  cancelModelInstall,
  listEngineModels,
  pauseModelInstall,
  resumeModelInstall,
} from '#contract/engine-models/api.ts';
import type { CatalogModel, ModelInstall } from '#contract/engine-models/types.ts';
import { confirm } from '../../../lib/confirm.ts';
import { formatSize } from '../../../lib/format.ts';
import { failureWords } from '../../../lib/notices.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { t } from './messages.ts';
import { License, Speed, Traits } from './ModelParts.tsx';
import { ModelRow } from './ModelTable.tsx';
import { downloadWords, languageWords } from './words.ts';

interface InstallRowProps {
  install: ModelInstall;
  /** The entry of the catalog that is installed, if it is one. */
  entry: CatalogModel | undefined;
}

/** A model on its way, with its progress, or why it stopped. */
export function InstallRow({ install, entry }: InstallRowProps) {
  const { install_id, name, state, bytes_total } = install;
  const pause = useCall(pauseModelInstall);
  const resume = useCall(resumeModelInstall);
  const cancel = useCall(cancelModelInstall);
  const input = { params: { install_id } };
  const handlers = { onError: (error: Error) => toastError(error), onSettled: () => invalidate(listEngineModels) };
  const hasFailed = state === 'failed';

  async function stop() {
    // A failed installation has nothing to lose but what it could go on from.
    const isSure = await confirm({
      title: t('cancel_title', { name }),
      description: t('cancel_text'),
      confirmLabel: t('cancel_confirm'),
      cancelLabel: t('keep_on'),
    });
    if (isSure) cancel.mutate(input, handlers);
  }

  const size = entry?.bytes ?? bytes_total;
  return (
    <ModelRow
      name={name}
      badges={entry && <Traits {...entry} />}
      notes={<Standing install={install} />}
      languages={entry ? languageWords(entry.languages) : ''}
      size={size === null ? '' : formatSize(size)}
      license={entry && <License license={entry.license} />}
      speed={<Speed speed={entry?.expected_speed ?? null} isEstimate />}
      actions={
        <>
          {install.can_resume && (
            <Button
              size="sm"
              isBusy={resume.isPending}
              aria-label={hasFailed ? t('try_again_of', { name }) : t('resume_of', { name })}
              onClick={() => resume.mutate(input, handlers)}
            >
              {hasFailed ? t('try_again') : t('resume')}
            </Button>
          )}
          {install.can_pause && (
            <IconButton size="sm" label={t('pause', { name })} onClick={() => pause.mutate(input, handlers)}>
              <Pause size={16} strokeWidth={1.75} />
            </IconButton>
          )}
          <IconButton size="sm" label={t('cancel', { name })} onClick={() => void stop()}>
            <X size={16} strokeWidth={1.75} />
          </IconButton>
        </>
      }
    />
  );
}

function Standing({ install }: { install: ModelInstall }) {
  const { name, state, bytes_done, bytes_total, error } = install;
  if (state === 'failed') return <span className="text-danger">{error && failureWords(error)}</span>;
  if (state === 'queued') return t('install_queued');
  if (state === 'paused') return t('install_paused', { done: downloadWords(install) });
  const isUnpacking = state === 'unpacking';
  return (
    <>
      <span className="tabular-nums">{isUnpacking ? t('install_unpacking') : downloadWords(install)}</span>
      <span className="mt-1.5 block max-w-[260px]">
        <Progress label={t('progress_of', { name })} value={bytes_done} max={isUnpacking ? 0 : (bytes_total ?? 0)} />
      </span>
    </>
  );
}
