/** The pictures of a video before it is made, one for each choice, kept until the dialog closes. */
import { useEffect, useRef, useState } from 'react';
import { generateVideoPreview } from '#contract/share-videos/api.ts';
import type { VideoOrientation, VideoTheme } from '#contract/share-videos/types.ts';
import { send } from '../../lib/api.ts';
import { reportPreviewError } from './reasons.ts';

export interface VideoChoice {
  theme: VideoTheme;
  orientation: VideoOrientation;
}

export interface Preview {
  url: string | undefined;
  error: unknown;
}

const nothing: Preview = { url: undefined, error: undefined };

export function usePreview(historyItemId: string, { theme, orientation }: VideoChoice): Preview {
  const name = `${theme} ${orientation}`;
  const urls = useRef<string[]>([]);
  const [previews, setPreviews] = useState<Record<string, Preview>>({});
  const isKnown = previews[name]?.url !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    const leaving = new AbortController();
    const note = (preview: Preview) => setPreviews((all) => ({ ...all, [name]: preview }));
    async function load(): Promise<void> {
      const input = { params: { history_item_id: historyItemId }, query: { theme, orientation } };
      try {
        const picture = await (await send(generateVideoPreview, input, { signal: leaving.signal })).blob();
        if (leaving.signal.aborted) return;
        const url = URL.createObjectURL(picture);
        urls.current.push(url);
        note({ url, error: undefined });
      } catch (error) {
        if (leaving.signal.aborted) return;
        note({ url: undefined, error });
        reportPreviewError(error);
      }
    }
    void load();
    return () => leaving.abort();
  }, [historyItemId, theme, orientation, name, isKnown]);
  useEffect(() => {
    const made = urls.current;
    return () => made.splice(0).forEach((url) => URL.revokeObjectURL(url));
  }, []);
  return previews[name] ?? nothing;
}
