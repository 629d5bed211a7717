/** Public links of history items: for their owners, for everybody who has a link, and for operators. */
import { z } from 'zod';
import { historyItemNotFound } from '../history/errors.ts';
import { bytes, endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { Flag } from '../kit/flag.ts';
import { operator } from '../operator/types.ts';
import { tooManyAttempts } from '../security/errors.ts';
import { botCheckUnavailable, recaptchaFailed } from '../sign-up/errors.ts';
import { audioTypes } from '../speech/output-formats.ts';
import { systemBusy } from '../speech/errors.ts';
import {
  downloadNotAllowed,
  notAShareLink,
  sharedAudioMissing,
  shareLinkNotFound,
  shareLinkRemoved,
  shareLinkTakenDown,
  shareReportNotFound,
  shareTakenDown,
  sharingNotAllowed,
} from './errors.ts';
import { maxReportText, ShareLink, ShareReport, shareReportDecisions, shareReportReasons } from './types.ts';

const HistoryItemId = z.object({
  history_item_id: z.string().describe('The id of a history item, as `GET /v1/history` lists it.'),
});

/** An operator in a user's account publishes nothing in their name. */
const ofOwner = { tag: 'history', permission: 'speech_history_write', support: false } as const;

export const getShareLink = endpoint({
  ...ofOwner,
  method: 'GET',
  path: '/v1/history/{history_item_id}/share-link',
  operation: 'history_getShareLink',
  summary: 'Get the public link of a history item',
  description:
    'Returns the address of a public page with the text and the audio of the item. The first call makes the link, and further calls return the same one. Because it publishes the item, a key needs the permission to write.',
  params: HistoryItemId,
  response: ShareLink,
  errors: [historyItemNotFound, sharingNotAllowed, shareTakenDown],
});

export const updateShareLink = endpoint({
  ...ofOwner,
  method: 'PATCH',
  path: '/v1/history/{history_item_id}/share-link',
  operation: 'history_updateShareLink',
  summary: 'Change the public link of a history item',
  description: 'Says whether the public page of the item offers the audio as a file.',
  params: HistoryItemId,
  body: z.object({ allow_download: z.boolean().describe('Whether the page offers the audio file.') }),
  response: ShareLink,
  errors: [historyItemNotFound, shareLinkNotFound],
});

export const deleteShareLink = endpoint({
  ...ofOwner,
  method: 'DELETE',
  path: '/v1/history/{history_item_id}/share-link',
  operation: 'history_deleteShareLink',
  summary: 'Remove the public link of a history item',
  description:
    'Ends the link: its page and its audio answer 410 from then on. Sharing the item again makes another link. An item that is not shared is no error.',
  params: HistoryItemId,
  response: Ok,
  errors: [historyItemNotFound],
});

const ShareLinkId = z.object({
  share_link_id: z.string().max(100).describe('The last part of the `share_link`.'),
});
const toEverybody = { tag: 'history', access: 'public', permission: 'any-key' } as const;
const gone = [shareLinkNotFound, shareLinkRemoved, shareLinkTakenDown] as const;
const Theme = z.enum(['light', 'dark']).optional().describe('The colours; those of the system by default.');

export const getSharePage = endpoint({
  ...toEverybody,
  method: 'GET',
  path: '/share/{share_link_id}',
  operation: 'share_getPage',
  summary: 'Get the public page of a shared item',
  description:
    'Returns the page with its player, or with `format=json` what it shows as `{text, voice_name, audio_url, public_user_name, date_unix}`. Clients that accept HTML get errors as a page too. No credentials are needed.',
  params: ShareLinkId,
  query: z.object({
    format: z.enum(['html', 'json']).default('html').describe('`json` returns the data of the page.'),
    theme: Theme,
  }),
  response: bytes('text/html; charset=utf-8', 'application/json'),
  errors: [...gone, systemBusy],
});

export const getShareEmbed = endpoint({
  ...toEverybody,
  method: 'GET',
  path: '/share/{share_link_id}/embed',
  operation: 'share_getEmbed',
  summary: 'Get the player of a shared item for other sites',
  description: 'Returns a small player that any site may show in a frame. It is the only page that may be framed.',
  framable: true,
  params: ShareLinkId,
  query: z.object({ theme: Theme }),
  response: bytes('text/html; charset=utf-8'),
  errors: [...gone, systemBusy],
});

export const getShareAudio = endpoint({
  ...toEverybody,
  method: 'GET',
  path: '/share/{share_link_id}/audio',
  operation: 'share_getAudio',
  summary: 'Get the audio of a shared item',
  description:
    'Returns the audio in the format in which it was generated; raw samples get the header of a WAV file, so that browsers can play them. Use `range` for a part of the file.',
  params: ShareLinkId,
  query: z.object({ download: Flag.prefault(false).describe('Asks for a file to save instead of one to play.') }),
  response: bytes(...audioTypes),
  errors: [...gone, sharedAudioMissing, downloadNotAllowed],
});

export const getShareImage = endpoint({
  ...toEverybody,
  method: 'GET',
  path: '/share/{share_link_id}/image',
  operation: 'share_getImage',
  summary: 'Get the picture of a shared item',
  description:
    'Returns the picture that other sites show beside the link: the colours of the voice and the waveform, 1200 by 630 pixels.',
  params: ShareLinkId,
  response: bytes('image/png'),
  errors: [...gone, systemBusy],
});

export const getOembed = endpoint({
  ...toEverybody,
  method: 'GET',
  path: '/v1/oembed',
  operation: 'share_getOembed',
  summary: 'Describe a shared page after oEmbed',
  description:
    'Returns what a site needs to show the player of a shared page in a frame, after oEmbed 1.0. The pages name this address in their head.',
  query: z.object({
    url: z.string().max(2000).describe('The address of a shared page.'),
    format: z.enum(['json']).default('json').describe('JSON is the only format.'),
    maxwidth: z.coerce.number().int().min(1).optional().describe('The greatest width that fits, in pixels.'),
    maxheight: z.coerce.number().int().min(1).optional().describe('The greatest height that fits, in pixels.'),
  }),
  response: z.object({
    version: z.literal('1.0').describe('The version of oEmbed.'),
    type: z.literal('rich').describe('The answer is HTML to be inserted.'),
    title: z.string().describe('The first words of the text.'),
    author_name: z.string().optional().describe('The public name of the person who shares it, if they chose one.'),
    provider_name: z.string().describe('The name of the installation.'),
    provider_url: z.string().describe('The address of the installation.'),
    cache_age: z.int().describe('For how many seconds the answer may be kept.'),
    thumbnail_url: z.string().describe('The address of the picture.'),
    thumbnail_width: z.int().describe('The width of the picture in pixels.'),
    thumbnail_height: z.int().describe('The height of the picture in pixels.'),
    html: z.string().describe('A frame with the player.'),
    width: z.int().describe('The width of the frame in pixels.'),
    height: z.int().describe('The height of the frame in pixels.'),
  }),
  errors: [notAShareLink, ...gone],
});

export const reportShare = endpoint({
  ...toEverybody,
  method: 'POST',
  path: '/share/{share_link_id}/report',
  operation: 'share_report',
  summary: 'Report a shared page',
  description:
    'Tells the operators of the installation what is wrong with a page. No credentials are needed, and who reports is not stored. An address may send ten reports in a quarter of an hour. Where `GET /v1/auth/bot-check` sets a proof of work, it has to be solved first.',
  params: ShareLinkId,
  body: z.object({
    reason: z.enum(shareReportReasons).describe('What is wrong.'),
    text: z.string().trim().max(maxReportText).default('').describe('What the operators should know.'),
    recaptcha_token: z.string().max(10_000).nullish().describe('The solution of `GET /v1/auth/bot-check`.'),
  }),
  response: Ok,
  errors: [...gone, tooManyAttempts, recaptchaFailed, botCheckUnavailable],
});

export const listShareReports = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/share-reports',
  operation: 'operator_listShareReports',
  summary: 'List reports of shared pages',
  description: 'Lists what readers have reported, newest first. Only operators of the installation may read it.',
  query: z.object({
    open: Flag.prefault(false).describe('When true, only reports that nobody has decided.'),
    cursor: z
      .string()
      .max(100)
      .optional()
      .describe('`next_cursor` of the page before; the first page when it is left out.'),
    page_size: z.coerce.number().int().min(1).max(100).default(50).describe('Reports per page.'),
  }),
  response: z.object({
    reports: z.array(ShareReport).describe('The reports of this page.'),
    open_count: z.int().describe('How many reports nobody has decided.'),
    next_cursor: z.string().nullable().describe('Where the next page starts; null on the last one.'),
  }),
});

export const decideShareReport = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/share-reports/{share_report_id}',
  operation: 'operator_decideShareReport',
  summary: 'Decide a report of a shared page',
  description:
    'Takes the page down or dismisses the report. A page that is taken down answers 410, its owner is notified and cannot share the item again. All open reports of the page are decided with it. The audit log records the decision.',
  params: z.object({ share_report_id: z.string().max(100).describe('The id of the report.') }),
  body: z.object({ decision: z.enum(shareReportDecisions).describe('What happens to the page.') }),
  response: Ok,
  errors: [shareReportNotFound],
});
