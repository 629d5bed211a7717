/** The part of the downloads that other slices may use. */
export { openDownloads, openZipDownload } from './open-downloads.ts';
