import type { Attached, Letter, MailFault } from './mail.ts';

/** What a postman is sent. */
export interface Errand {
  readonly smtpUrl: string;
  readonly letter: Letter;
  readonly id: string;
  readonly attached: Attached | null;
  /** The file in which it notes that the letter was taken. */
  readonly note: string;
  /** Then it has ended, milliseconds since 1970. */
  readonly until: number;
}

/** What it answers; null: the letter was taken. */
export interface ErrandEnd {
  readonly fault: MailFault | null;
}
