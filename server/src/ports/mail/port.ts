/** Sends mail. */
export interface Mail {
  /** A single address and nothing else. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same at every attempt, so that a mail that arrives twice is recognized as one. */
  id: string;
  /** Where the reader can unsubscribe from mail of this kind. */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /** @throws MailFailure when the mail server did not accept it */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  /**
   * Checks the server without sending anything.
   * @throws MailFailure
   */
  verify(): Promise<void>;
  /** What is wrong with the mail server, as far as known; undefined while it works. */
  problem(): string | undefined;
  close(): Promise<void>;
}

export class MailFailure extends Error {
  override name = 'MailFailure';
  /** The mail server will never accept this mail, so another attempt is useless. */
  readonly isFinal: boolean;
  constructor(message: string, options: { isFinal: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.isFinal = options.isFinal;
  }
}
