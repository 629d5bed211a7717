/** What identity knows about an actor beyond the ids that the kernel needs. */
declare module '../../../kernel/context.ts' {
  interface Actor {
    role: 'admin' | 'editor';
    is_operator: boolean;
    email_verified: boolean;
    /** An admin has locked the member out. Such an actor is admitted to few calls only. */
    is_locked?: boolean;
    session_id?: string;
    /** Set in the session of an operator in this account. */
    support?: { grant_id: string; operator_user_id: string };
    /** Set when an API key calls, or when a job does what a key asked for. */
    key?: KeyOfActor;
  }
}

export interface KeyOfActor {
  key_id: string;
  /** null: every permission. */
  permissions: string[] | null;
  has_credit_limit: boolean;
  /** The key works from some addresses or for some time only. */
  is_bound?: boolean;
  /** The hash of the secret and the address it came from. Absent when a token or a job stands for the key. */
  shown?: { hash: Buffer; ip: string };
}
