import './rich-text.css';

/** HTML that a builder wrote. It was cleaned of everything but text markup when the range was published; nothing else may come here. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: publishing a range lets only text markup through
  return <div className={`rich-text ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />;
}
