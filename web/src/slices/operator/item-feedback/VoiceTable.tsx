import { useState } from 'react';
import type { VoiceFeedback } from '#contract/history/feedback/types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { tableCell, tableClass, tableHead, tableRow } from '../../../ui/layout/Table.tsx';
import { t } from './messages.ts';

interface VoiceTableProps {
  voices: readonly VoiceFeedback[];
  /** The voice that the list is narrowed to; empty for all. */
  chosen: string;
  onChoose(voice: string): void;
}

const shownAtFirst = 5;

/** The votes on the items of each voice, the most disliked first. A voice narrows the list to its items. */
export function VoiceTable({ voices, chosen, onChoose }: VoiceTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? voices : voices.slice(0, shownAtFirst);
  return (
    <section aria-label={t('by_voice')} className="flex flex-col items-start gap-3">
      <h2 className="text-[15px] font-semibold">{t('by_voice')}</h2>
      <table className={tableClass}>
        <caption className="sr-only">{t('by_voice')}</caption>
        <thead>
          <tr>
            <th scope="col" className={tableHead()}>
              {t('voice')}
            </th>
            <th scope="col" className={`${tableHead()} max-md:hidden`}>
              {t('engine')}
            </th>
            <th scope="col" className={tableHead(true)}>
              {t('up')}
            </th>
            <th scope="col" className={tableHead(true)}>
              {t('down')}
            </th>
            <th scope="col" className={tableHead(true)}>
              {t('not_reviewed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ voice_id, voice_name, engine, thumbs_up, thumbs_down, not_reviewed }) => (
            <tr key={voice_id} className={tableRow(voice_id === chosen)}>
              <th scope="row" className={`${tableCell()} text-start font-medium`}>
                <button
                  type="button"
                  aria-label={t('only_voice', { voice: voice_name })}
                  aria-pressed={voice_id === chosen}
                  onClick={() => onChoose(voice_id === chosen ? '' : voice_id)}
                  className="min-h-6 max-w-full text-start break-words hover:underline max-md:min-h-11"
                >
                  {voice_name}
                </button>
              </th>
              <td className={`${tableCell()} max-md:hidden`}>{engine ?? t('unknown')}</td>
              <td className={tableCell(true)}>{formatNumber(thumbs_up)}</td>
              <td className={tableCell(true)}>
                {formatNumber(thumbs_down)}
                <span className="block text-caption text-muted">
                  {t('share_bad', { percent: Math.round((100 * thumbs_down) / (thumbs_up + thumbs_down)) })}
                </span>
              </td>
              <td className={tableCell(true)}>{formatNumber(not_reviewed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < voices.length && (
        <Button size="sm" onClick={() => setIsWhole(true)}>
          {t('show_all_voices', { count: voices.length - shown.length })}
        </Button>
      )}
    </section>
  );
}
