import { Download, Link2, Volume2, VolumeX } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { getHistoryItem, getHistorySubtitles } from '#contract/history/api.ts';
import { buildRequest } from '#contract/kit/client.ts';
import type { VideoOrientation, VideoTheme } from '#contract/share-videos/types.ts';
import { textOf } from '../../lib/player/item-text.ts';
import { useRead } from '../../lib/queries.ts';
import { Button, buttonClass } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Segment } from '../../ui/form/Segment.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { t } from './messages.ts';
import { isFfmpegMissing, isNotText } from './reasons.ts';
import { ThemePicker } from './ThemePicker.tsx';
import { usePreview } from './use-preview.ts';
import { useVideo } from './use-video.ts';
import { VideoProgress } from './VideoProgress.tsx';
import { VideoStage } from './VideoStage.tsx';

interface ShareVideoDialogProps {
  historyItemId: string;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** The public link of the item with its buttons, for whoever would rather share that. */
  link?: ReactNode;
}

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Everything that was chosen or made in the dialog is forgotten when it closes; a job goes on. */
export const ShareVideoDialog = ({ isOpen, ...rest }: ShareVideoDialogProps) =>
  isOpen ? <OpenDialog {...rest} /> : null;

/** Chooses a theme, shows how the video will look, makes it and offers it. */
function OpenDialog({ historyItemId, onOpenChange, link }: Omit<ShareVideoDialogProps, 'isOpen'>) {
  const [theme, setTheme] = useState<VideoTheme>('colour');
  const [orientation, setOrientation] = useState<VideoOrientation>('landscape');
  const [isMuted, setIsMuted] = useState(false);
  const [isLinkShown, setIsLinkShown] = useState(false);
  const reasonId = useId();
  const input = { params: { history_item_id: historyItemId } };
  const item = useRead(getHistoryItem, input).data;
  const text = item ? textOf(item) : '';
  const preview = usePreview(historyItemId, { theme, orientation });
  const video = useVideo(historyItemId, [...text].length, { theme, orientation });
  const { state, job, clear } = video;
  const captions = buildRequest(getHistorySubtitles, { ...input, query: { format: 'vtt' } }).url;
  const cannotMake = isFfmpegMissing(preview.error) || isNotText(preview.error);
  const file = state === 'done' ? job?.file : undefined;
  return (
    <Dialog
      title={t('title')}
      isOpen
      onOpenChange={onOpenChange}
      footer={
        <>
          {link !== undefined && (
            <Button
              look="ghost"
              className="me-auto"
              icon={<Link2 {...icon} />}
              aria-expanded={isLinkShown}
              onClick={() => setIsLinkShown(!isLinkShown)}
            >
              {t('share_link')}
            </Button>
          )}
          {file ? (
            <>
              <IconButton
                label={isMuted ? t('unmute') : t('mute')}
                aria-pressed={isMuted}
                hasTooltip={false}
                onClick={() => setIsMuted(!isMuted)}
              >
                {isMuted ? <VolumeX {...icon} /> : <Volume2 {...icon} />}
              </IconButton>
              <a href={file.url} download={file.name} className={buttonClass({ look: 'primary' })}>
                <Download {...icon} />
                {t('download')}
              </a>
            </>
          ) : (
            <Button
              look="primary"
              isBusy={state === 'making'}
              isDisabled={cannotMake}
              {...(cannotMake ? { 'aria-describedby': reasonId } : {})}
              onClick={video.make}
            >
              {state === 'failed' ? t('retry') : t('generate')}
            </Button>
          )}
        </>
      }
    >
      <ThemePicker
        value={theme}
        words={text.trim().split(/\s+/).slice(0, 2)}
        onChange={(next) => {
          setTheme(next);
          clear();
        }}
      />
      <Segment
        label={t('orientation')}
        value={orientation}
        options={[
          { value: 'landscape', label: t('landscape') },
          { value: 'portrait', label: t('portrait') },
        ]}
        onChange={(next) => {
          setOrientation(next);
          clear();
        }}
      />
      <VideoStage
        orientation={orientation}
        preview={preview}
        source={file?.url}
        captions={captions}
        isMuted={isMuted}
      />
      <div id={reasonId} className="contents">
        {isFfmpegMissing(preview.error) && <Banner tone="warning">{t('no_ffmpeg')}</Banner>}
        {isNotText(preview.error) && <Banner tone="warning">{t('not_text')}</Banner>}
      </div>
      {state === 'making' && <VideoProgress characters={[...text].length} progress={video.progress} job={job} />}
      {state === 'failed' && (
        <p role="alert" className="text-table text-danger">
          {t('error')}
        </p>
      )}
      {file && job?.kind === 'share_video' && job.params.missing_characters !== undefined && (
        <Banner tone="warning">{t('boxes', { count: job.params.missing_characters })}</Banner>
      )}
      {isLinkShown && <div className="flex flex-col gap-4 border-t border-line pt-4">{link}</div>}
    </Dialog>
  );
}
