import type { InviteLink } from '#contract/membership/types.ts';

/** What each way into a workspace is given. */
export interface WayProps {
  code: string;
  workspace: string;
  invitation: NonNullable<InviteLink['invitation']>;
  /** The invitation was answered here. */
  onOver(): void;
  /** The server refused what this page offers, so the invitation has changed meanwhile. */
  onStale(): void;
}
