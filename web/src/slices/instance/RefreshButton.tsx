import { RefreshCw } from 'lucide-react';
import { Button } from '../../ui/button/Button.tsx';
import { t } from './messages.ts';

interface Reading {
  isFetching: boolean;
  isPending: boolean;
  refetch(): unknown;
}

export const RefreshButton = ({ of: { isFetching, isPending, refetch } }: { of: Reading }) => (
  <Button
    size="sm"
    isBusy={isFetching && !isPending}
    onClick={() => void refetch()}
    icon={<RefreshCw size={15} strokeWidth={1.75} />}
  >
    {t('refresh')}
  </Button>
);
