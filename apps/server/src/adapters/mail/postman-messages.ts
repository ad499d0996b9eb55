import type { Attached, Mail, MailFault } from './mail.ts';

/** The message to a postman, the process that sends one e-mail. */
export interface Errand {
  readonly smtpUrl: string;
  readonly letter: Mail;
  readonly id: string;
  readonly attached: Attached | null;
  /** The file in which the postman notes that the e-mail was accepted. */
  readonly note: string;
  /** The time at which the postman ends at the latest, milliseconds since 1970. */
  readonly until: number;
}

/** The message that the postman returns at its end. A `fault` of null means that the mail server accepted the e-mail. */
export interface ErrandEnd {
  readonly fault: MailFault | null;
}
