/** Whether the server has another build of this app than the page that runs. */
import { useEffect, useState } from 'react';
import { liveStore } from '../../lib/live/live.ts';
import { useStore } from '../../lib/store.ts';

/** In development both sides say `dev`: there, files are replaced as they change. */
const development = 'dev';
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? development;

const isAnother = (build: string): boolean =>
  build !== ownBuild() && build !== development && ownBuild() !== development;

/** A part of the page that could not be loaded: the build it belongs to may be gone, or only the way to it. */
async function askServer(): Promise<string> {
  const response = await fetch('/build.json', { cache: 'no-store' });
  return response.ok ? ((await response.json()) as { build: string }).build : development;
}

export function useNewVersion(): boolean {
  const told = useStore(liveStore, ({ build }) => build !== null && isAnother(build));
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
  return told || isFound;
}
