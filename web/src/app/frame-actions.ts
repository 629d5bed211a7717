/** What the frame itself can do, for the palette and the list of shortcuts. */
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useUser } from '../lib/account.ts';
import { useActions, type Action } from '../lib/actions.ts';
import { consentStore, openConsent } from '../slices/privacy/consent.ts';
import { languages, locale, type Language } from '../lib/locale.ts';
import { openPanel } from '../lib/panels.ts';
import { keySkipSeconds, playerStore, skip, toggle } from '../lib/player/player.ts';
import { saveLocale, saveTheme } from '../slices/settings/preferences.ts';
import { requestSpeech } from '../slices/speech/speech-input.ts';
import { signOut } from '../lib/session.ts';
import { themeStore, type Theme } from '../lib/theme.ts';
import { toastError } from '../lib/toasts.ts';
import { t } from './messages.ts';
import { paths } from './paths.ts';
import { toggleSidebar } from './sidebar-state.ts';

const isPlayerFilled = () => playerStore.get().item !== null;

function theme(name: Theme, label: string): Action {
  return {
    id: `theme-${name}`,
    label,
    group: 'view',
    run: () => saveTheme(name),
    isAvailable: () => themeStore.get().theme !== name,
  };
}

/** Not part of the first load: it knows the history. */
async function download(): Promise<void> {
  try {
    await (await import('../slices/player/history-playback.ts')).downloadPlayed();
  } catch (error) {
    toastError(error);
  }
}

const playerActions = (): Action[] => [
  {
    id: 'play-pause',
    label: t('play_pause'),
    group: 'player',
    keys: 'Space',
    run: toggle,
    isAvailable: isPlayerFilled,
  },
  {
    id: 'play-back',
    label: t('play_back'),
    group: 'player',
    keys: '←',
    run: () => skip(-keySkipSeconds),
    isAvailable: isPlayerFilled,
  },
  {
    id: 'play-forward',
    label: t('play_forward'),
    group: 'player',
    keys: '→',
    run: () => skip(keySkipSeconds),
    isAvailable: isPlayerFilled,
  },
  {
    id: 'download-playing',
    label: t('download_playing'),
    group: 'player',
    run: () => void download(),
    isAvailable: () => isPlayerFilled() && !playerStore.get().isReceiving,
  },
];

const viewActions = (): Action[] => [
  theme('light', t('use_light_theme')),
  theme('dark', t('use_dark_theme')),
  theme('system', t('use_system_theme')),
  {
    id: 'sidebar',
    label: t('collapse_sidebar'),
    group: 'view',
    run: toggleSidebar,
    isAvailable: () => matchMedia('(min-width: 1024px)').matches,
  },
  ...Object.entries(languages)
    .filter(([name]) => name !== locale)
    .map(([name, language]): Action => ({
      id: `language-${name}`,
      label: t('use_language', { language }),
      group: 'view',
      run: () => void saveLocale(name as Language),
    })),
];

const panelActions = (): Action[] => [
  { id: 'feedback', label: t('send_feedback'), group: 'help', run: () => openPanel('feedback') },
  {
    id: 'cookies',
    label: t('cookie_choices'),
    group: 'help',
    run: openConsent,
    isAvailable: () => consentStore.get().consent !== 'not_applicable',
  },
  { id: 'notifications', label: t('open_notifications'), group: 'account', run: () => openPanel('notifications') },
  { id: 'jobs', label: t('open_jobs'), group: 'account', run: () => openPanel('jobs') },
  { id: 'sign-out', label: t('sign_out'), group: 'account', run: () => void signOut().catch(toastError) },
  { id: 'palette', label: t('open_palette'), group: 'help', keys: 'Mod+K' },
  { id: 'palette-on-home', label: t('open_palette_on_home'), group: 'help', keys: '/' },
  { id: 'shortcuts', label: t('open_shortcuts'), group: 'help', keys: '?', run: () => openPanel('shortcuts') },
  { id: 'shortcuts-anywhere', label: t('open_shortcuts_anywhere'), group: 'help', keys: 'Mod+/' },
];

type Go = (to: string, search?: Record<string, string>) => void;

const goActions = (go: Go, isOperator: boolean): Action[] => {
  const screen = (id: string, label: string, to: string, keys?: string): Action => ({
    id: `go-${id}`,
    label,
    group: 'go',
    run: () => go(to),
    ...(keys ? { keys } : {}),
  });
  return [
    screen('home', t('go_home'), paths.home, 'G H'),
    screen('text-to-speech', t('go_text_to_speech'), paths.textToSpeech, 'G T'),
    screen('history', t('go_history'), paths.history, 'G S'),
    screen('bulk', t('go_bulk'), paths.bulk),
    screen('settings', t('go_settings'), paths.settings),
    screen('api-keys', t('go_api_keys'), paths.apiKeys, 'G K'),
    screen('invites', t('go_invites'), paths.workspaceInvites),
    screen('checklist', t('go_checklist'), paths.checklist),
    screen('docs', t('go_docs'), paths.docs, 'G D'),
    ...(isOperator
      ? [
          screen('outbox', t('go_outbox'), paths.outbox),
          screen('support', t('go_support'), paths.operatorSupport),
          screen('feedback', t('go_feedback'), paths.operatorFeedback),
          screen('statistics', t('go_statistics'), paths.operatorStatistics),
        ]
      : []),
  ];
};

const createActions = (go: Go): Action[] => [
  { id: 'write-speech', label: t('write_speech'), group: 'create', run: () => go(paths.textToSpeech) },
  {
    id: 'browse-voices',
    label: t('browse_voices'),
    group: 'create',
    run() {
      requestSpeech({ opensVoices: true });
      go(paths.textToSpeech);
    },
  },
  {
    id: 'create-api-key',
    label: t('create_api_key'),
    group: 'create',
    run: () => go(paths.apiKeys, { create: 'true' }),
  },
];

export function useFrameActions(): void {
  const navigate = useNavigate();
  const isOperator = useUser()?.is_operator ?? false;
  const actions = useMemo(() => {
    const go: Go = (to, search) => void navigate({ to, ...(search ? { search: search as never } : {}) });
    return [
      ...goActions(go, isOperator),
      ...createActions(go),
      ...playerActions(),
      ...viewActions(),
      ...panelActions(),
    ];
  }, [navigate, isOperator]);
  useActions(actions);
}
