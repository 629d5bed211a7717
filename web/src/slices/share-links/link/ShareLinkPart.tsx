import { updateShareLink } from '#contract/share-links/api.ts';
import { call } from '../../../lib/api.ts';
import { choose, useChosen } from '../../../lib/choices/choices.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { copyLink } from './copy-link.ts';
import { LinkState } from './LinkState.tsx';
import { t } from '../messages.ts';
import { PublicName } from './PublicName.tsx';
import { ShareLinkField } from './ShareLinkField.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { stopSharing } from './stop-sharing.ts';
import { linkInput, patchShareLink } from './use-share-link.ts';

interface ShareLinkPartProps {
  id: string;
  title: string;
  /** Called once the link is removed. */
  onRemoved(): void;
}

const nameOfSwitch = (id: string) => `download of ${id}`;

const setDownload = (id: string, allow_download: boolean): Promise<void> =>
  choose(nameOfSwitch(id), allow_download, async () => {
    await call(updateShareLink, { ...linkInput(id), body: { allow_download } });
    patchShareLink(id, { allow_download });
  });

function DownloadSwitch({ id, isAllowed }: { id: string; isAllowed: boolean }) {
  return (
    <Switch
      label={t('allow_download')}
      isOn={useChosen(nameOfSwitch(id), isAllowed)}
      onChange={(isOn) => void setDownload(id, isOn)}
    />
  );
}

/** The link with all that can be done with it. It is made when this is shown for the first time. */
export function ShareLinkPart({ id, title, onRemoved }: ShareLinkPartProps) {
  return (
    <LinkState id={id}>
      {({ share_link, public_user_name, allow_download }) => (
        <>
          <SocialLinks link={share_link} title={title} />
          <ShareLinkField link={share_link} onCopy={() => void copyLink(share_link)} />
          <PublicName id={id} value={public_user_name ?? ''} />
          <DownloadSwitch id={id} isAllowed={allow_download} />
          <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
            <a
              className="text-table font-medium text-accent hover:underline"
              href={share_link}
              target="_blank"
              rel="noopener"
            >
              {t('open_page')}
            </a>
            <Button size="sm" onClick={async () => (await stopSharing(id)) && onRemoved()}>
              {t('stop_sharing')}
            </Button>
          </div>
        </>
      )}
    </LinkState>
  );
}
