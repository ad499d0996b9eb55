import type Message from 'nodemailer/lib/mailer/index.js';
import type { Attached, Letter } from './mail.ts';

/** A letter as it goes over the wire. */
export function messageOf(letter: Letter, id: string, attached: Attached | null): Message.Options {
  const [, domain = 'localhost'] = letter.from.address.split('@');
  const { pictures, printedFor: _, asksFor: __, ...words } = letter;
  return {
    ...words,
    messageId: `<${id}@${domain}>`,
    attachments: [
      ...pictures.map(({ cid, png }) => ({
        cid,
        content: png,
        encoding: 'base64',
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
        filename: `${cid}.png`,
      })),
      ...(attached ? [asFile(attached)] : []),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function asFile({ name, bytes, mediaType }: Attached) {
  return { content: Buffer.from(bytes), contentType: mediaType, contentDisposition: 'attachment' as const, filename: name };
}
