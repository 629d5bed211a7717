/** Mail on its way out. */
export interface Mail {
  /** One address, nothing else. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same at every try, so that mail that arrives twice is known for one. */
  id: string;
  /** Where the reader can end mail of this kind. */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /** @throws MailFailure when the mail server did not take it. */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  /** Asks the server without sending anything. @throws MailFailure */
  verify(): Promise<void>;
  /** What is wrong with the mail server, as far as known; undefined while it works. */
  problem(): string | undefined;
  close(): Promise<void>;
}

export class MailFailure extends Error {
  override name = 'MailFailure';
  /** The server will never take this mail; another try is useless. */
  readonly isFinal: boolean;
  constructor(message: string, options: { isFinal: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.isFinal = options.isFinal;
  }
}
