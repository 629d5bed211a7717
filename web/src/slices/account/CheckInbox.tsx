import { Link } from '@tanstack/react-router';
import { buttonClass, Button } from '../../ui/Button.tsx';
import { DoorFrame } from './DoorFrame.tsx';

export function CheckInbox({ email, onChange }: { email: string; onChange(): void }) {
  return (
    <DoorFrame title="Check your inbox">
      <p role="status" className="text-lead">
        If <strong className="font-semibold break-words">{email}</strong> can have an account here, a mail with a link
        is on its way. Open the link to verify the address, then sign in.
      </p>
      <p className="text-muted">
        No mail? A server without a mail server of its own keeps it in the operator’s outbox: ask whoever runs it for
        your link.
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to="/app/sign-in" className={buttonClass({ look: 'primary' })}>
          Go to sign in
        </Link>
        <Button look="ghost" onClick={onChange}>
          Use another address
        </Button>
      </div>
    </DoorFrame>
  );
}
