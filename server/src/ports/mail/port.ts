/** Mail on its way out. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Rejects when the mail server did not take it; it is tried again. */
  send(mail: Mail): Promise<void>;
}
