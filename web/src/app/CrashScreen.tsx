import { Button } from '../ui/Button.tsx';
import { MessagePage } from './MessagePage.tsx';

export function CrashScreen({ error }: { error: unknown }) {
  return (
    <MessagePage title="This page stopped working">
      <p className="text-muted">Your text and your generated speech are kept. Reloading usually helps.</p>
      <p className="font-mono text-caption break-words text-muted">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <Button look="primary" className="mt-3" onClick={() => location.reload()}>
        Reload
      </Button>
    </MessagePage>
  );
}
