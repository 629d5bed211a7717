import { Link } from '@tanstack/react-router';
import { listHistory } from '#contract/history/api.ts';
import { pages } from '#contract/pages.ts';
import { useRead } from '../../lib/queries.ts';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Card, cardLink } from './Card.tsx';
import { FirstSample } from './FirstSample.tsx';
import { ItemRow } from './ItemRow.tsx';
import { t } from './messages.ts';
import { latestInput } from './latest.ts';
import { RowSkeletons } from './RowSkeletons.tsx';

/** Lists the latest speech, or offers a sample to users who have none. */
export function JumpBackIn() {
  const latest = useRead(listHistory, latestInput);
  const isNew = latest.data?.history.length === 0;
  return (
    <Card
      title={isNew ? t('hear_title') : t('jump_back')}
      link={
        !isNew && (
          <Link to={pages.history} className={cardLink}>
            {t('all_history')}
          </Link>
        )
      }
    >
      <Loaded of={latest} skeleton={<RowSkeletons label={t('loading_history')} count={5} />} kept={t('history_kept')}>
        {({ history }) =>
          history.length === 0 ? (
            <FirstSample />
          ) : (
            <ul>
              {history.map((item) => (
                <ItemRow key={item.history_item_id} item={item} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
