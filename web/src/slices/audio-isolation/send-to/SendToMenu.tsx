import { ChevronDown } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { IsolationDetails } from '#contract/audio-isolation/types.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { t } from '../messages.ts';
import { destinationsOf, sendTo, type Destination } from './destinations.ts';

/** Takes the isolated sound to another tool. */
export function SendToMenu({ item }: { item: IsolationDetails }) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function send(destination: Destination): Promise<void> {
    setIsBusy(true);
    try {
      await navigate(await sendTo(destination, item));
    } catch (error) {
      toastError(error, { onRetry: () => void send(destination) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Menu
      label={t('send_to')}
      trigger={
        <Button size="sm" isBusy={isBusy}>
          {t('send_to')}
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      }
      items={destinationsOf(item).map((destination) => ({
        label: t(`send_to_${destination}`),
        onSelect: () => void send(destination),
      }))}
    />
  );
}
