/** What a visitor shows before something that bots would do by the thousand. */

/** What the visitor is told to do. */
export interface BotCheckTask {
  kind: 'none' | 'proof_of_work' | 'token';
  challenge: Record<string, unknown> | null;
  site_key: string | null;
  script_url: string | null;
}

/** The visitor passed. `spent`: what lets in once, and has to be remembered until it expires. */
export interface Passed {
  spent: { hash: Buffer; expires_at: Date } | undefined;
}

export interface BotCheck {
  task(): Promise<BotCheckTask>;
  /**
   * Undefined: not passed. Whatever is given, it does not throw for it.
   * @throws AppError 503 bot_check_unavailable: whoever decides cannot be asked. Never taken for a pass.
   */
  check(shown: string | undefined, visitor: { ip: string }): Promise<Passed | undefined>;
}
