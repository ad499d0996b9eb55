import type Message from 'nodemailer/lib/mailer/index.js';
import { type Attached, type Mail, PICTURED } from './mail.ts';

/** Returns an e-mail in nodemailer's form. */
export function messageOf(mail: Mail, id: string, attached: Attached | null): Message.Options {
  const [, domain = 'localhost'] = mail.from.address.split('@');
  const { from, to, replyTo, subject, text, html, pictures } = mail;
  const picture = attached?.picture ?? null;
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    subject,
    text,
    html: picture ? html : withoutPicture(html),
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
      ...(picture ? [asShown(picture)] : []),
      ...(attached ? [asFile(attached)] : []),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function withoutPicture(html: string): string {
  const [begin, end] = [html.indexOf(PICTURED.begin), html.indexOf(PICTURED.end)];
  return begin < 0 || end < begin ? html : html.slice(0, begin) + html.slice(end + PICTURED.end.length);
}

function asShown(picture: Uint8Array) {
  const { cid } = PICTURED;
  const content = Buffer.from(picture);
  return { cid, content, contentType: 'image/jpeg', contentDisposition: 'inline' as const, filename: `${cid}.jpg` };
}

function asFile({ name, bytes, mediaType }: Attached) {
  return { content: Buffer.from(bytes), contentType: mediaType, contentDisposition: 'attachment' as const, filename: name };
}
