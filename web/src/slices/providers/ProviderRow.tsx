import { Check, CircleAlert, Pencil, Power, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SpeechProvider } from '#contract/providers/types.ts';
import { confirm } from '../../lib/confirm.ts';
import { formatNumber, formatRelative } from '../../lib/format.ts';
import { reportFailure } from '../../lib/failures/report-failure.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { ActionsMenu } from '../../ui/overlay/ActionsMenu.tsx';
import type { ProviderCalls } from './calls.ts';
import { t } from './messages.ts';

const tones = { off: 'plain', untested: 'plain', ready: 'success', failing: 'danger', paused: 'warning' } as const;

interface ProviderRowProps {
  provider: SpeechProvider;
  calls: ProviderCalls;
  onOpen(dialog: 'edit' | 'test'): void;
}

/** A provider: whether it speaks, why not, and what can be done about it. */
export function ProviderRow({ provider, calls, onOpen }: ProviderRowProps) {
  const { provider_id, name, state, failure, is_enabled, paused_until_unix, lists_problem } = provider;
  const [isBusy, setIsBusy] = useState(false);

  async function run(work: () => Promise<unknown>, done: string) {
    setIsBusy(true);
    try {
      await work();
      toastSuccess(done);
    } catch (error) {
      reportFailure(error);
    }
    setIsBusy(false);
    calls.refresh();
  }

  async function remove() {
    const isSure = await confirm({
      title: t('remove_title', { name }),
      description: t('remove_text'),
      confirmLabel: t('remove_confirm'),
      isDanger: true,
    });
    if (isSure) await run(() => calls.remove(provider_id), t('removed', { name }));
  }

  return (
    <li aria-busy={isBusy} className="flex items-start gap-3 px-5 py-4 max-md:px-4">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="font-medium break-words">{name}</bdi>
          <Badge tone={tones[state]}>
            {state === 'ready' && <Check size={12} aria-hidden="true" />}
            {(state === 'failing' || state === 'paused') && <CircleAlert size={12} aria-hidden="true" />}
            {t(`state_${state}`)}
          </Badge>
        </div>
        <p className="text-table break-words text-muted">{factsOf(provider, calls.hasCostFactor)}</p>
        {failure && (
          <p className="text-table break-words text-danger">
            {t('failed_at', { message: failure.message, when: formatRelative(failure.at_unix) })}
          </p>
        )}
        {paused_until_unix !== null && (
          <p className="text-table text-warning">{t('paused_until', { when: formatRelative(paused_until_unix) })}</p>
        )}
        {lists_problem !== null && (
          <p className="text-table break-words text-warning">{t('lists_problem', { reason: lists_problem })}</p>
        )}
        <Lists provider={provider} />
      </div>
      <span className="flex flex-none items-center gap-1">
        {/* What runs was chosen from the menu, and the test may begin beside it. */}
        {isBusy && <Spinner />}
        <Button size="sm" aria-label={t('test_of', { name })} onClick={() => onOpen('test')}>
          {t('test')}
        </Button>
        <ActionsMenu
          label={t('more', { name })}
          items={[
            { label: t('edit'), icon: <Pencil />, onSelect: () => onOpen('edit') },
            {
              label: t('read_lists'),
              icon: <RefreshCw />,
              onSelect: () => void run(() => calls.readLists(provider_id), t('lists_read')),
            },
            {
              label: is_enabled ? t('turn_off') : t('turn_on'),
              icon: <Power />,
              onSelect: () =>
                void run(
                  () => calls.update(provider_id, { is_enabled: !is_enabled }),
                  t(is_enabled ? 'turned_off' : 'turned_on', { name }),
                ),
            },
            'divider',
            { label: t('remove'), icon: <Trash2 />, isDanger: true, onSelect: () => void remove() },
          ]}
        />
      </span>
    </li>
  );
}

function factsOf(provider: SpeechProvider, hasCostFactor: boolean): string {
  const { base_url, model, transcription_model, voices, api_key_hint, cost_factor, first_byte_ms } = provider;
  return [
    URL.parse(base_url)?.host ?? base_url,
    ...(model === null ? [t('transcribes_only')] : [model, t('voices', { count: voices.length })]),
    ...(transcription_model === null ? [] : [t('transcribes_with', { model: transcription_model })]),
    api_key_hint === null ? t('no_key') : t('key', { hint: api_key_hint }),
    ...(hasCostFactor && cost_factor !== 1 ? [t('cost', { factor: formatNumber(cost_factor) })] : []),
    ...(first_byte_ms === null ? [] : [t('first_sound', { milliseconds: formatNumber(first_byte_ms) })]),
  ].join(' · ');
}

/** Names what the provider offers, once somebody asks. */
function Lists({ provider: { voices, models, model } }: { provider: SpeechProvider }) {
  if (voices.length + models.length === 0) return null;
  return (
    <details className="mt-1 text-table">
      <summary className="w-fit cursor-pointer rounded-xs text-ink-2 hover:text-ink">{t('see_voices')}</summary>
      <div className="mt-2 flex flex-col gap-2">
        {voices.length > 0 && (
          <p className="flex flex-wrap gap-1.5">
            {voices.map((voice) => (
              <Badge key={voice.name}>
                <bdi>{voice.title}</bdi>
              </Badge>
            ))}
          </p>
        )}
        {models.length > 0 && (
          <p className="flex flex-wrap items-center gap-1.5">
            <span className="text-caption text-muted">{t('models_of')}</span>
            {models.map(({ id }) => (
              <Badge key={id} tone={id === model ? 'ink' : 'line'}>
                {id}
              </Badge>
            ))}
          </p>
        )}
      </div>
    </details>
  );
}
