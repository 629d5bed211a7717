/** Milliseconds that the browser gets for the length of a file, after which the server finds it. */
const maxWait = 3000;

/** Asks the browser for the length of a file. It is null for what the browser cannot play or whose header names none. */
export async function readSeconds(file: File): Promise<number | null> {
  const media = document.createElement('video');
  const url = URL.createObjectURL(file);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  media.preload = 'metadata';
  media.muted = true;
  media.addEventListener('loadedmetadata', () => resolve(Number.isFinite(media.duration) ? media.duration : null));
  media.addEventListener('error', () => resolve(null));
  const timer = setTimeout(() => resolve(null), maxWait);
  media.src = url;
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    media.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
