/** Finds out whether the server has another build of the app than this page. */
import { useEffect, useState } from 'react';
import { hasServerAnotherBuild, isAnotherBuild } from '../../lib/browser/build.ts';
import { liveStore } from '../../lib/live/live.ts';
import { useStore } from '../../lib/store.ts';

export function useNewVersion(): boolean {
  const isReported = useStore(liveStore, ({ build }) => build !== null && isAnotherBuild(build));
  const [isFound, setIsFound] = useState(false);
  useEffect(() => {
    function onPreloadError() {
      void hasServerAnotherBuild().then((isAnother) => isAnother && setIsFound(true));
    }
    addEventListener('vite:preloadError', onPreloadError);
    return () => removeEventListener('vite:preloadError', onPreloadError);
  }, []);
  return isReported || isFound;
}
