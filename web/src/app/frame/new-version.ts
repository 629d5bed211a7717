/** Finds out whether the server has another build of the app than this page. */
import { useEffect, useState } from 'react';
import { liveStore } from '../../lib/live/live.ts';
import { useStore } from '../../lib/store.ts';

/** Development names its build `dev` on both sides, because files are replaced as they change. */
const development = 'dev';
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? development;

const isAnother = (build: string): boolean =>
  build !== ownBuild() && build !== development && ownBuild() !== development;

/**
 * Asks for the server's build after a part of the page could not be loaded. Either the build is gone, or the
 * connection is.
 */
async function askServer(): Promise<string> {
  const response = await fetch('/build.json', { cache: 'no-store' });
  return response.ok ? ((await response.json()) as { build: string }).build : development;
}

export function useNewVersion(): boolean {
  const isReported = useStore(liveStore, ({ build }) => build !== null && isAnother(build));
  const [isFound, setIsFound] = useState(false);
  useEffect(() => {
    function onPreloadError() {
      askServer().then(
        (build) => isAnother(build) && setIsFound(true),
        () => undefined,
      );
    }
    addEventListener('vite:preloadError', onPreloadError);
    return () => removeEventListener('vite:preloadError', onPreloadError);
  }, []);
  return isReported || isFound;
}
