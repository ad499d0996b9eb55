import type { Attached, Mail, MailFault } from './mail.ts';

/** The message to a postman, the process that sends one e-mail. */
export interface Errand {
  readonly smtpUrl: string;
  readonly letter: Mail;
  readonly id: string;
  readonly attached: Attached | null;
  /** The file in which the sending process notes that the mail server has accepted the e-mail. */
  readonly note: string;
  /** The time at which the sending process ends at the latest, milliseconds since 1970. */
  readonly until: number;
}

/** The message that the sending process returns at its end. A `fault` of null means that the mail server accepted the e-mail. */
export interface ErrandEnd {
  readonly fault: MailFault | null;
}
