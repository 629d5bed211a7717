import type { UploadLimits } from '#contract/uploads/types.ts';
import { useUser } from '../../lib/account.ts';
import { Banner } from '../feedback/Banner.tsx';
import { typeWords } from './media-files.ts';
import { t } from './messages.ts';

const command = 'apt-get install ffmpeg';

/** Says before anything is uploaded that only some files can be read, and how an operator changes that. */
export function DecoderBanner({ decoder }: { decoder: UploadLimits['decoder'] }) {
  const isOperator = useUser()?.is_operator === true;
  if (decoder.is_complete) return null;
  return (
    <Banner tone="warning">
      <p className="font-medium">{t('decoder_missing', { types: typeWords(decoder.extensions) })}</p>
      {isOperator ? (
        <p>
          {t.rich('decoder_install', {
            command: (
              <code key="command" dir="ltr" className="font-mono text-caption">
                {command}
              </code>
            ),
          })}{' '}
          {decoder.reason !== null && <span className="text-muted">({decoder.reason})</span>}
        </p>
      ) : (
        <p>{t('decoder_ask')}</p>
      )}
    </Banner>
  );
}
