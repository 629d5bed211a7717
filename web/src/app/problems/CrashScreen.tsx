import { Button } from '../../ui/button/Button.tsx';
import { MessagePage } from './MessagePage.tsx';
import { t } from '../../lib/language/app-messages.ts';

/** Shown when the frame itself breaks. A page that breaks inside of it shows RouteProblem. */
export function CrashScreen({ error }: { error: unknown }) {
  return (
    <MessagePage title={t('crash_title')}>
      <p className="text-muted">{t('crash_body')}</p>
      <p className="font-mono text-caption break-words text-muted">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <Button look="primary" className="mt-3" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </MessagePage>
  );
}
