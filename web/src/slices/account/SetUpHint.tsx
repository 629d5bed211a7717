import { DoorFrame } from './DoorFrame.tsx';

/** A new installation: only who can read its terminal may make the first account. */
export function SetUpHint() {
  return (
    <DoorFrame title="One step left" intro="This server has no account yet.">
      <p className="text-lead">
        Look at the terminal in which it was started: it printed a link for making the first account. Open that link in
        this browser.
      </p>
      <p className="text-muted">The link works once. Starting the server again prints a new one.</p>
    </DoorFrame>
  );
}
