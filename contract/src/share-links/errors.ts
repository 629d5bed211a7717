import { declareError, declareNotFound } from '../kit/declared-error.ts';

export const sharingNotAllowed = declareError(403, 'sharing_not_allowed', {
  message: 'The plan of your workspace does not allow public links and videos.',
  when: 'The workspace is on the enterprise plan or its trial, and its flag `tts-video-generation` is off.',
  remedy: 'Ask the operator of the installation to switch the flag on.',
});

export const shareTakenDown = declareError(403, 'share_taken_down', {
  message: 'The public page of this item was taken down by an operator, so it cannot be shared again.',
  when: 'An operator has taken down a link of the item after a report.',
  remedy: 'Ask the operator of the installation.',
});

export const shareLinkNotFound = declareNotFound('share_link', {
  when: 'There never was such a link, or the account that made it is deleted.',
  remedy: 'Ask the person who sent the link for another one.',
});

export const shareLinkRemoved = declareError(410, 'share_link_removed', {
  message: 'This link was removed by the person who shared it.',
  when: 'The owner has ended the link or deleted the item, or their workspace may not share any more.',
  remedy: 'Ask the owner for another link.',
});

export const shareLinkTakenDown = declareError(410, 'share_link_taken_down', {
  message: 'This page was taken down by an operator of this installation.',
  when: 'An operator has taken the page down after a report.',
  remedy: 'There is nothing more to be had at this address.',
});

export const sharedAudioMissing = declareError(410, 'shared_audio_missing', {
  message: 'The audio file of this page is missing on the server.',
  when: 'The storage of the installation has lost the file.',
  remedy: 'Ask the owner to generate the text again.',
});

export const downloadNotAllowed = declareError(403, 'download_not_allowed', {
  message: 'The person who shared this does not offer it as a file.',
  when: '`download` was asked for, and the owner of the link has switched downloads off.',
  remedy: 'Listen on the page.',
});

export const notAShareLink = declareError(404, 'not_a_share_link', {
  message: 'This address is not that of a shared page of this installation.',
  param: 'url',
  when: '`url` is the address of something else.',
  remedy: 'Send the `share_link` of a history item.',
});

export const shareReportNotFound = declareNotFound('share_report', {
  when: 'There is no such report.',
  remedy: 'Take the id from `GET /v1/operator/share-reports`.',
});
