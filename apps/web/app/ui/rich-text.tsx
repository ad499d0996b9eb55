import './rich-text.css';

/**
 * Shows HTML that a builder has written. When the range was published, everything but text markup was removed. Never pass other HTML to
 * this component.
 */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: publishing a range removes everything but text markup
  return <div className={`rich-text ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />;
}
