import { Share } from 'lucide-react';
import { Button } from '../../../ui/button/Button.tsx';
import { LinkState } from './LinkState.tsx';
import { t } from '../messages.ts';
import { shareNatively } from './native-share.ts';
import { closeShare, type ShareTarget } from '../open-share.ts';
import { PublicName } from './PublicName.tsx';
import { stopSharing } from './stop-sharing.ts';

/** On a phone the device itself offers where to send the link. */
export function PhoneShare({ id, title }: ShareTarget) {
  return (
    <LinkState id={id}>
      {({ share_link, public_user_name }) => (
        <>
          <PublicName id={id} value={public_user_name ?? ''} />
          <Button
            look="primary"
            size="lg"
            icon={<Share size={17} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void shareNatively({ title, url: share_link })}
          >
            {t('share_public_link')}
          </Button>
          <Button onClick={async () => (await stopSharing(id)) && closeShare()}>{t('stop_sharing')}</Button>
        </>
      )}
    </LinkState>
  );
}
