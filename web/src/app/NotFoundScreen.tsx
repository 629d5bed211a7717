import { Link } from '@tanstack/react-router';
import { homePath } from '../lib/redirect.ts';
import { buttonClass } from '../ui/Button.tsx';
import { MessagePage } from './MessagePage.tsx';

export function NotFoundScreen() {
  return (
    <MessagePage title="Nothing lives here">
      <p className="text-muted">The address may be mistyped, or what it led to was removed.</p>
      <Link to={homePath} className={`${buttonClass({ look: 'primary' })} mt-3`}>
        Go to Text to Speech
      </Link>
    </MessagePage>
  );
}
