/** Mail. Without a mail server it goes to the outbox, where an operator reads it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}
