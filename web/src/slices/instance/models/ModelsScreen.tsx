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
import {
  languagesOf,
  licensesOf,
  matches,
  modelViews,
  noFilters,
  viewOf,
  type Filters,
  type ModelView,
} from './filters.ts';
import { BrokenRow, InstalledRow } from './InstalledRow.tsx';
import { InstallRow } from './InstallRow.tsx';
import { ListeningTestDialog } from './ListeningTestDialog.tsx';
import { MachineFacts } from './MachineFacts.tsx';
import { t } from './messages.ts';
import { ModelGroup, ModelTable } from './ModelTable.tsx';
import { TestDialog } from './TestDialog.tsx';
import { useModels } from './use-models.ts';
import { WhoSpeaks } from './WhoSpeaks.tsx';

/** Models on this machine by what they are for, or providers elsewhere. The address says which are shown. */
export function ModelsScreen() {
  const view = useParam('view');
  if (view === 'providers') return <ProvidersView />;
  const shown = modelViews.find((one) => one === view) ?? 'speech';
  // Another view begins with other filters.
  return <LocalModels key={shown} view={shown} />;
}

const ProvidersView = () => (
  <InstancePage title={t('models')} page="instanceModels">
    <div className="flex">
      <Views current="providers" />
    </div>
    <InstallationProviders />
  </InstancePage>
);

const views = [...modelViews, 'providers'] as const;

const Views = ({ current }: { current: (typeof views)[number] }) => (
  <LinkSegment label={t('views')}>
    {views.map((view) => (
      <Link
        key={view}
        to={pages.instanceModels}
        {...(view === 'speech' ? {} : { search: { view } })}
        className={segmentClass(current === view)}
        {...(current === view ? { 'aria-current': 'page' as const } : {})}
      >
        {t(`view_${view}`)}
      </Link>
    ))}
  </LinkSegment>
);

/** What is shown of the models in a view. What is on its way and in no catalog may be of any kind. */
function narrow(models: EngineModels, view: ModelView): EngineModels {
  const isShown = ({ kind }: Pick<InstalledModel, 'kind'>) => viewOf(kind) === view;
  const kinds = new Map(models.catalog.map((entry) => [entry.catalog_id, entry]));
  return {
    ...models,
    installed: models.installed.filter(isShown),
    catalog: models.catalog.filter(isShown),
    installs: models.installs.filter(({ catalog_id }) => {
      const entry = kinds.get(catalog_id ?? '');
      return !entry || isShown(entry);
    }),
  };
}

/** The models of a view: those on their way, those that are installed, and those that may be. */
function LocalModels({ view }: { view: ModelView }) {
  const read = useModels();
  const [filters, setFilters] = useState(noFilters);
  const [isAdding, setIsAdding] = useState(false);
  const [tested, setTested] = useState<InstalledModel>();
  const TestOf = tested?.kind === 'speech' ? TestDialog : ListeningTestDialog;
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
        {(all) => {
          const models = narrow(all, view);
          return (
            <>
              <FilterRow models={models} view={view} filters={filters} onChange={setFilters} />
              <MachineFacts machine={models.machine} />
              {models.installed.length === 0 && <NoneInstalled view={view} />}
              <Groups models={models} filters={filters} onClear={() => setFilters(noFilters)} onTest={setTested} />
              <p className="max-w-[80ch] text-caption text-muted">{t(view === 'speech' ? 'note' : 'listening_note')}</p>
              {view === 'speech' && models.installed.length > 0 && <WhoSpeaks />}
            </>
          );
        }}
      </Loaded>
      {isAdding && <AddDialog onClose={() => setIsAdding(false)} />}
      {tested && <TestOf model={tested} onClose={() => setTested(undefined)} />}
    </InstancePage>
  );
}

const none = {
  speech: ['none_installed', 'none_installed_text'],
  recognition: ['no_recognition', 'no_recognition_text'],
  audio: ['no_audio', 'no_audio_text'],
} as const;

function NoneInstalled({ view }: { view: ModelView }) {
  const [title, text] = none[view];
  return (
    <Banner tone="plain">
      <strong className="font-semibold">{t(title)}.</strong> {t(text)}
    </Banner>
  );
}

interface FilterRowProps {
  models: EngineModels;
  view: ModelView;
  filters: Filters;
  onChange(filters: Filters): void;
}

function FilterRow({ models: { installed, catalog }, view, filters, onChange }: FilterRowProps) {
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
      <Views current={view} />
      {view !== 'audio' && (
        <ChipSelect
          label={t('language')}
          value={filters.language}
          options={languagesOf(all)}
          onChange={(language) => change({ language })}
        />
      )}
      <ChipSelect
        label={t('license')}
        value={filters.license}
        options={[
          ...(view === 'speech' ? [{ value: 'sold', label: t('license_sold') }] : []),
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
