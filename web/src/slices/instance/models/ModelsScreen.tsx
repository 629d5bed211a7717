import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { EngineModels, InstalledModel } from '#contract/engine-models/types.ts';
import { pages } from '#contract/pages.ts';
import { useParam } from '../../../lib/address/params.ts';
import { formatSize } from '../../../lib/format.ts';
import { useMedia } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { ChipSelect } from '../../../ui/form/ChipSelect.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { LinkSegment, segmentClass } from '../../../ui/navigation/LinkSegment.tsx';
import { InstallationProviders } from '../../providers/public.ts';
import { CardSkeletons } from '../CardSkeletons.tsx';
import { InstancePage } from '../InstancePage.tsx';
import { AddDialog } from './AddDialog.tsx';
import { CatalogRow } from './CatalogRow.tsx';
import { languagesOf, licensesOf, matches, noFilters, type Filters } from './filters.ts';
import { BrokenRow, InstalledRow } from './InstalledRow.tsx';
import { InstallRow } from './InstallRow.tsx';
import { MachineFacts } from './MachineFacts.tsx';
import { t } from './messages.ts';
import { ModelGroup, ModelTable } from './ModelTable.tsx';
import { TestDialog } from './TestDialog.tsx';
import { useModels } from './use-models.ts';
import { WhoSpeaks } from './WhoSpeaks.tsx';

/** What speaks: models on this machine, or providers elsewhere. The address says which are shown. */
export function ModelsScreen() {
  return useParam('view') === 'providers' ? <ProvidersView /> : <LocalModels />;
}

const ProvidersView = () => (
  <InstancePage title={t('models')} page="instanceModels">
    <div className="flex">
      <Views current="providers" />
    </div>
    <InstallationProviders />
  </InstancePage>
);

function Views({ current }: { current: 'models' | 'providers' }) {
  return (
    <LinkSegment label={t('views')}>
      <Link
        to={pages.instanceModels}
        className={segmentClass(current === 'models')}
        {...(current === 'models' ? { 'aria-current': 'page' as const } : {})}
      >
        {t('view_models')}
      </Link>
      <Link
        to={pages.instanceModels}
        search={{ view: 'providers' }}
        className={segmentClass(current === 'providers')}
        {...(current === 'providers' ? { 'aria-current': 'page' as const } : {})}
      >
        {t('view_providers')}
      </Link>
    </LinkSegment>
  );
}

/** The models of engines: those on their way, those that are installed, and those that may be. */
function LocalModels() {
  const read = useModels();
  const [filters, setFilters] = useState(noFilters);
  const [isAdding, setIsAdding] = useState(false);
  const [tested, setTested] = useState<InstalledModel>();
  return (
    <InstancePage
      title={t('models')}
      page="instanceModels"
      actions={
        <Button
          size="sm"
          icon={<Upload size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setIsAdding(true)}
        >
          {t('add')}
        </Button>
      }
    >
      <Loaded of={read} skeleton={<CardSkeletons label={t('loading')} />}>
        {(models) => (
          <>
            <FilterRow models={models} filters={filters} onChange={setFilters} />
            <MachineFacts machine={models.machine} />
            {models.installed.length === 0 && (
              <Banner tone="plain">
                <strong className="font-semibold">{t('none_installed')}.</strong> {t('none_installed_text')}
              </Banner>
            )}
            <Groups models={models} filters={filters} onClear={() => setFilters(noFilters)} onTest={setTested} />
            <p className="max-w-[80ch] text-caption text-muted">{t('note')}</p>
            {models.installed.length > 0 && <WhoSpeaks />}
          </>
        )}
      </Loaded>
      {isAdding && <AddDialog onClose={() => setIsAdding(false)} />}
      {tested && <TestDialog model={tested} onClose={() => setTested(undefined)} />}
    </InstancePage>
  );
}

interface FilterRowProps {
  models: EngineModels;
  filters: Filters;
  onChange(filters: Filters): void;
}

function FilterRow({ models: { installed, catalog }, filters, onChange }: FilterRowProps) {
  const all = [...installed, ...catalog];
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  const isPhone = useMedia('(max-width: 767px)');
  return (
    <div role="search" className="flex flex-wrap items-center gap-2">
      <div className={isPhone ? 'w-full' : 'w-[260px]'}>
        <SearchField
          label={t('search')}
          value={filters.search}
          onChange={(event) => change({ search: event.target.value })}
        />
      </div>
      <Views current="models" />
      <ChipSelect
        label={t('language')}
        value={filters.language}
        options={languagesOf(all)}
        onChange={(language) => change({ language })}
      />
      <ChipSelect
        label={t('license')}
        value={filters.license}
        options={[
          { value: 'sold', label: t('license_sold') },
          ...licensesOf(all).map((name) => ({ value: name, label: name })),
        ]}
        onChange={(license) => change({ license })}
      />
    </div>
  );
}

interface GroupsProps {
  models: EngineModels;
  filters: Filters;
  onClear(): void;
  onTest(model: InstalledModel): void;
}

function Groups({ models, filters, onClear, onTest }: GroupsProps) {
  const { catalog, machine, installs, broken } = models;
  const entries = new Map(catalog.map((entry) => [entry.catalog_id, entry]));
  const onTheirWay = new Set(installs.map(({ catalog_id }) => catalog_id));
  const installed = models.installed.filter((one) => matches(filters, one));
  const available = catalog.filter(
    (one) => !one.is_installed && !onTheirWay.has(one.catalog_id) && matches(filters, one),
  );
  const bytes = models.installed.reduce((sum, one) => sum + one.bytes, 0);
  const hasNone = installed.length + available.length === 0;
  return (
    <>
      <ModelTable>
        {installs.length > 0 && (
          <ModelGroup title={t('in_progress')}>
            {installs.map((one) => (
              <InstallRow key={one.install_id} install={one} entry={entries.get(one.catalog_id ?? '')} />
            ))}
          </ModelGroup>
        )}
        {installed.length + broken.length > 0 && (
          <ModelGroup title={t('installed_size', { size: formatSize(bytes) })}>
            {broken.map((one) => (
              <BrokenRow key={one.model_id} model={one} isInCatalog={entries.has(one.model_id)} />
            ))}
            {installed.map((one) => (
              <InstalledRow key={one.model_id} model={one} isInCatalog={entries.has(one.model_id)} onTest={onTest} />
            ))}
          </ModelGroup>
        )}
        {available.length > 0 && (
          <ModelGroup title={t('available')}>
            {available.map((one) => (
              <CatalogRow key={one.catalog_id} entry={one} machine={machine} />
            ))}
          </ModelGroup>
        )}
      </ModelTable>
      {hasNone && (
        <EmptyState title={t('none_found')} action={<Button onClick={onClear}>{t('clear')}</Button>}>
          {t('none_found_text')}
        </EmptyState>
      )}
    </>
  );
}
