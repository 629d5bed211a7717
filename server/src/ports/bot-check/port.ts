/** What a visitor must solve before an action that bots would repeat by the thousand. */

/** What the page needs to let the visitor solve it. */
export interface BotCheckTask {
  kind: 'none' | 'proof_of_work' | 'token';
  challenge: Record<string, unknown> | null;
  site_key: string | null;
  script_url: string | null;
}

/** The visitor passed. `spent` is the solution, which is good once and has to be remembered until it expires. */
export interface Passed {
  spent: { hash: Buffer; expires_at: Date } | undefined;
}

export interface BotCheck {
  task(): Promise<BotCheckTask>;
  /**
   * Returns undefined when the visitor did not pass. It never throws because of the visitor's input.
   * @throws AppError 503 bot_check_unavailable: the provider cannot be asked, which never counts as a pass
   */
  check(shown: string | undefined, visitor: { ip: string }): Promise<Passed | undefined>;
}
