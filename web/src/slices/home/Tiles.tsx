import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { pages } from '#contract/pages.ts';
import { useActions } from '../../lib/keys/actions.ts';
import { isSingleKey } from '../../lib/keys/single-keys.ts';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { t } from './messages.ts';
import { Signal, type SignalName } from '../../ui/display/Signal.tsx';

interface Tile {
  signal: SignalName;
  label: string;
  to: string;
}

/** Lists the tiles of the areas that exist. */
const makeTiles = (): Tile[] => [
  { signal: 'speech', label: t('tile_speech'), to: pages.textToSpeech },
  { signal: 'bulk', label: t('tile_bulk'), to: pages.bulk },
  { signal: 'history', label: t('tile_history'), to: pages.history },
  { signal: 'api', label: t('tile_api'), to: pages.apiKeys },
];
const keyOf = (at: number) => String(at + 1);

export function Tiles() {
  const navigate = useNavigate();
  const [tiles] = useState(makeTiles);
  const actions = useMemo(
    () =>
      tiles.map(({ signal, label }, at) => ({
        id: `home-${signal}`,
        label: t('open_tile', { name: label }),
        group: 'go' as const,
        keys: keyOf(at),
      })),
    [tiles],
  );
  useActions(actions);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const tile = tiles.find((_, at) => isSingleKey(event, keyOf(at)));
      if (!tile) return;
      event.preventDefault();
      void navigate({ to: tile.to });
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, tiles]);

  return (
    <nav aria-label={t('tiles')} className="grid grid-cols-4 gap-3 max-[1100px]:grid-cols-2">
      {tiles.map(({ signal, label, to }, at) => (
        <Link
          key={signal}
          to={to}
          aria-keyshortcuts={keyOf(at)}
          className="flex flex-col gap-[18px] rounded-xl border border-line px-4 pt-5 pb-3.5 text-ink transition-colors hover:border-ink dark:bg-surface"
        >
          <Signal name={signal} />
          <span className="flex items-center justify-between gap-2">
            <span className="text-table font-medium">{label}</span>
            <span className="text-muted max-md:hidden">
              <Kbd>{keyOf(at)}</Kbd>
            </span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
