import { installCatalogModel, listEngineModels } from '#contract/engine-models/api.ts';
import type { CatalogModel, ModelMachine } from '#contract/engine-models/types.ts';
import { useId } from 'react';
import { confirm } from '../../../lib/confirm.ts';
import { formatSize } from '../../../lib/format.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { t } from './messages.ts';
import { Abilities, License, purposeWords, Speed, Traits } from './ModelParts.tsx';
import { ModelRow } from './ModelTable.tsx';
import { languageWords, shortWords } from './words.ts';

/** Says what this machine lacks for a model; undefined where it has all that is known to be needed. */
function lackOf({ fits, bytes, memory_bytes }: CatalogModel, machine: ModelMachine): string | undefined {
  if (!fits) {
    const free = formatSize(machine.free_disk_bytes);
    return t('no_disk', { size: bytes === null ? '–' : formatSize(bytes), free });
  }
  if (memory_bytes !== null && memory_bytes > machine.free_memory_bytes)
    return t('no_memory', { size: formatSize(memory_bytes), free: formatSize(machine.free_memory_bytes) });
  return undefined;
}

/** A model that may be installed, with what matters for the choice. */
export function CatalogRow({ entry, machine }: { entry: CatalogModel; machine: ModelMachine }) {
  const { catalog_id, name, license, host } = entry;
  const install = useCall(installCatalogModel);
  const reasonId = useId();
  const lack = lackOf(entry, machine);
  // Memory may be freed, and the system lends some; a disk that is too small ends every installation.
  const isTooLarge = !entry.fits || (entry.memory_bytes ?? 0) > machine.memory_bytes;

  async function start() {
    if (license.allows_commercial_use === false) {
      const isSure = await confirm({
        title: t('sale_title', { name }),
        description: t(entry.kind === 'speech' ? 'sale_text' : 'listening_sale_text', { license: license.name }),
        confirmLabel: t('install'),
      });
      if (!isSure) return;
    }
    install.mutate(
      { params: { catalog_id } },
      { onError: (error) => toastError(error), onSettled: () => invalidate(listEngineModels) },
    );
  }

  return (
    <ModelRow
      name={name}
      badges={<Traits {...entry} />}
      notes={
        <>
          {purposeWords(entry)}
          <Abilities abilities={entry.abilities} />
          <span className="block">
            {entry.has_checksum ? t('from_host', { host }) : t('from_host_no_checksum', { host })}
          </span>
          <span className="block text-ink-2 md:hidden">{shortWords(entry, entry.expected_speed)}</span>
          {lack && (
            <span id={reasonId} className="block text-warning">
              {lack}
            </span>
          )}
        </>
      }
      languages={languageWords(entry.languages)}
      size={entry.bytes === null ? '' : formatSize(entry.bytes)}
      license={<License license={license} />}
      speed={<Speed speed={entry.expected_speed} isEstimate />}
      actions={
        <Button
          size="sm"
          isBusy={install.isPending}
          isDisabled={isTooLarge}
          aria-label={isTooLarge ? `${t('too_large')}: ${name}` : t('install_of', { name })}
          aria-describedby={lack ? reasonId : undefined}
          onClick={() => void start()}
        >
          {isTooLarge ? t('too_large') : t('install')}
        </Button>
      }
    />
  );
}
