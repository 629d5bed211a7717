import { changeSpeechRoute, listSpeechRoutes } from '#contract/models/routes/api.ts';
import type { SpeechRoute, SpeechRoutes } from '#contract/models/routes/api.ts';
import { X } from 'lucide-react';
import { choose, useChosen } from '../../../lib/choices/choices.ts';
import { queryClient, readKey, useCall, useRead } from '../../../lib/queries.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { t } from './messages.ts';

const isForAll = ({ workspace_id, model_id }: SpeechRoute) => workspace_id === null && model_id === null;

const nameOfRoute = 'who speaks';

/** Decides which engine speaks the voices that came with the product. */
export function WhoSpeaks() {
  const { data } = useRead(listSpeechRoutes, {}, { staleTime: 0 });
  return data ? <Routes routes={data} /> : null;
}

function Routes({ routes: { routes, engines } }: { routes: SpeechRoutes }) {
  const change = useCall(changeSpeechRoute);
  const current = useChosen(nameOfRoute, routes.find(isForAll)?.route ?? 'best');
  const others = routes.filter((route) => !isForAll(route));
  const titleOf = (name: string) => engines.find(({ engine }) => engine === name)?.title ?? name;
  const wordsOf = (route: string) =>
    route === 'best' || route === 'own' ? t(`route_${route}`) : t('route_engine', { engine: titleOf(route) });

  async function save(body: {
    workspace_id?: string | null;
    model_id?: SpeechRoute['model_id'];
    route: string | null;
  }) {
    try {
      await change.mutateAsync({ body });
      toastSuccess(t('route_saved'));
    } catch (error) {
      toastError(error);
    }
    await queryClient.invalidateQueries({ queryKey: readKey(listSpeechRoutes) });
  }

  const offered = ['best', 'own', ...engines.map(({ engine }) => engine)];
  return (
    <section aria-label={t('who_speaks')} className="card flex flex-col gap-4 px-5 py-4 max-md:px-4">
      <div className="max-w-[440px]">
        <SelectField
          label={t('who_speaks')}
          help={t('who_speaks_help')}
          value={current}
          disabled={change.isPending}
          onChange={({ target: { value: route } }) => void choose(nameOfRoute, route, () => save({ route }))}
        >
          {(offered.includes(current) ? offered : [...offered, current]).map((route) => (
            <option key={route} value={route}>
              {wordsOf(route)}
            </option>
          ))}
        </SelectField>
      </div>
      {others.length > 0 && (
        <ul aria-label={t('routes')} className="flex flex-col divide-y divide-line text-table">
          {others.map(({ workspace_id, model_id, route }) => {
            const whom = [workspace_id ?? t('all_workspaces'), model_id ?? t('all_models')].join(' · ');
            return (
              <li key={whom} className="flex items-center gap-3 py-1.5">
                <span className="min-w-0 flex-1 break-words">
                  <span className="font-medium">{whom}</span> <span className="text-muted">{wordsOf(route)}</span>
                </span>
                <IconButton
                  size="sm"
                  label={t('remove_route', { whom })}
                  onClick={() => void save({ workspace_id, model_id, route: null })}
                >
                  <X size={16} strokeWidth={1.75} />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
