import { useCallback, useEffect, useState } from 'react';
import { hasServerAnotherBuild } from '../../lib/browser/build.ts';
import { readSession, writeSession } from '../../lib/browser/storage.ts';
import { useIsOnline } from '../../lib/hooks.ts';
import { t } from '../../lib/language/app-messages.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FailureIcon } from '../../ui/display/FailureIcon.tsx';
import { ProblemPage } from './ProblemPage.tsx';

/** Reloads once for each missing file, because a server that does not have it either would be reloaded for ever. */
function reloadOnce(missing: string): boolean {
  const key = `reloaded ${missing}`;
  if (readSession(key) !== undefined) return false;
  writeSession(key, '1');
  const isRemembered = readSession(key) !== undefined;
  if (isRemembered) location.reload();
  return isRemembered;
}

/** Replaces a page whose code could not be loaded, and loads it as soon as the browser is online again. */
export function UnloadedScreen({ error, retry }: { error: unknown; retry(): Promise<void> }) {
  const isOnline = useIsOnline();
  const [isOutdated, setIsOutdated] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const tryAgain = useCallback(async () => {
    setIsBusy(true);
    await retry();
    setIsBusy(false);
  }, [retry]);

  useEffect(() => {
    const again = () => void tryAgain();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [tryAgain]);
  useEffect(() => {
    let isGone = false;
    // The build of this page may be gone from the server, which has a newer one.
    void hasServerAnotherBuild().then((isAnother) => {
      if (isAnother && !isGone && !reloadOnce(String(error))) setIsOutdated(true);
    });
    return () => {
      isGone = true;
    };
  }, [error]);

  if (isOutdated) {
    return (
      <ProblemPage title={t('outdated_title')} text={t('outdated_body')}>
        <Button look="primary" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </ProblemPage>
    );
  }
  return (
    <ProblemPage title={t('unloaded_title')} text={isOnline ? t('unloaded_body') : t('unloaded_offline')}>
      <Button
        look="primary"
        icon={<FailureIcon shape="retry" size={16} />}
        isBusy={isBusy}
        onClick={() => void tryAgain()}
      >
        {t('try_again')}
      </Button>
    </ProblemPage>
  );
}
