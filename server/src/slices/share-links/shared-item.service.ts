/** What everybody who has a link may see and hear. The link is the only key: nothing else leads to an item. */
import {
  downloadNotAllowed,
  sharedAudioMissing,
  shareLinkNotFound,
  shareLinkRemoved,
  shareLinkTakenDown,
} from '#contract/share-links/errors.ts';
import type { DialogueLine } from '#contract/dialogue/types.ts';
import type { SharedItem } from '#contract/share-links/types.ts';
import { safeFileName } from '#contract/history/file-names.ts';
import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { CharacterAlignment } from '#contract/speech/types.ts';
import type { Ctx, Parts } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { ByteSource } from '../../kernel/http/route.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { findUser } from '../../platform/identity/accounts/users.ts';
import { FileMissing } from '../../ports/storage/port.ts';
import { findSharedItem } from '../history/sharing.service.ts';
import { playableAudio, type Range, type StoredAudio } from './playable-audio.rules.ts';
import { actingAsOwner, maySharePublicly } from './sharing-rights.service.ts';
import { findLink, type LinkRow } from './share-links.store.ts';
import { titleOf } from './title.rules.ts';

export interface LiveShare {
  share_link_id: string;
  /** Whose turn it is in the queue of long computations. */
  group: string;
  allow_download: boolean;
  public_user_name: string | null;
  title: string;
  text: string;
  voice_id: string;
  voice_name: string;
  created_at: Date;
  output_format: OutputFormat;
  audio_key: string;
  audio_bytes: number;
  audio_seconds: number;
  alignment: CharacterAlignment;
  /** The turns of a dialogue; null where one voice says everything. */
  dialogue: DialogueLine[] | null;
  peaks: Uint8Array;
}

/** @throws AppError 404 share_link_not_found; 410 share_link_removed, share_link_taken_down */
export async function requireShare(ctx: Ctx, id: string): Promise<LiveShare> {
  const link = await requireLink(ctx, id);
  const { share_link_id, history_item_id, user_id, workspace_id, allow_download } = link;
  const item = history_item_id === null ? undefined : await findSharedItem(ctx, history_item_id, share_link_id);
  if (!item || !(await maySharePublicly(actingAsOwner(ctx, link), ctx.parts))) throw AppError.from(shareLinkRemoved);
  const user = await findUser(ctx, user_id);
  return {
    ...item,
    share_link_id,
    group: workspace_id,
    allow_download,
    public_user_name: user?.public_user_name ?? null,
    title: titleOf(item.text),
    output_format: item.output_format as OutputFormat,
    alignment: item.alignment as CharacterAlignment,
    peaks: item.peaks ?? new Uint8Array(0),
  };
}

async function requireLink(ctx: Ctx, id: string): Promise<LinkRow> {
  const link = await findLink(ctx, id);
  if (!link) throw AppError.from(shareLinkNotFound, { id });
  if (link.end_reason === 'taken_down') throw AppError.from(shareLinkTakenDown);
  if (link.end_reason !== null) throw AppError.from(shareLinkRemoved);
  return link;
}

/** @throws AppError as `requireShare` */
export async function getSharedItem(ctx: Ctx, id: string): Promise<SharedItem> {
  const share = await requireShare(ctx, id);
  return {
    text: share.text,
    voice_name: share.voice_name,
    dialogue: share.dialogue?.map(({ text, voice_name }) => ({ text, voice_name })) ?? null,
    audio_url: `${ctx.parts.config.publicUrl}/share/${id}/audio`,
    public_user_name: share.public_user_name,
    date_unix: toUnix(share.created_at),
  };
}

/** @throws AppError as `requireShare`; 403 download_not_allowed; 410 shared_audio_missing when the bytes are read */
export async function getSharedAudio(ctx: Ctx, id: string, isDownload: boolean): Promise<ByteSource> {
  const share = await requireShare(ctx, id);
  if (isDownload && !share.allow_download) throw AppError.from(downloadNotAllowed);
  const { storage } = ctx.parts;
  const { audio_key } = share;
  const stored = {
    read: (range?: Range) => requireFile(storage.read(audio_key, range)),
    readPart: (range: Range) => requireFile(storage.readPart(audio_key, range)),
  };
  const tag = isDownload ? await lengthTagOf(ctx.parts, share, stored) : undefined;
  const played = playableAudio(describeFormat(share.output_format), share.audio_bytes, stored, tag);
  return {
    ...played,
    // The audio of a link never changes. The id of the item stays private.
    etag: isDownload ? `${id}-file` : id,
    // A cache has to ask each time, so that nothing is heard once the link has ended.
    cacheControl: 'public, no-cache',
    ...(isDownload ? { filename: `${safeFileName(share.title) || 'audio'}.${played.extension}` } : {}),
    async requireBytes() {
      if (!(await storage.head(audio_key))) throw AppError.from(sharedAudioMissing);
    },
  };
}

/** What a saved file says of its length at its beginning. */
async function lengthTagOf(
  { speech }: Parts,
  { output_format, audio_bytes: bytes, audio_seconds: seconds }: LiveShare,
  { readPart }: StoredAudio,
): Promise<Uint8Array> {
  const format = describeFormat(output_format);
  if (bytes === 0 || speech.lengthTagBytes(format) === 0) return new Uint8Array(0);
  const begin = await readPart({ start: 0, end: Math.min(bytes, 16) - 1 });
  return speech.lengthTag(format, { begin, bytes, seconds });
}

async function requireFile<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof FileMissing ? AppError.from(sharedAudioMissing, {}, { cause: error }) : error;
  }
}
