import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import './button.css';

interface Look {
  /** `primary` is the button for the main action of this screen. Use at most one on a screen. */
  readonly kind?: 'primary' | 'plain';
  /** Whether the text is at the left edge and the icon at the right. */
  readonly between?: boolean;
  readonly large?: boolean;
}

/** A button that does something on this screen, such as opening a view. */
export function Button({ kind, between, large, className, type = 'button', ...props }: Look & ComponentProps<'button'>) {
  return <button {...props} type={type} className={classes({ kind, between, large }, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ kind, between, large, className, ...props }: Look & ComponentProps<typeof Link>) {
  return <Link {...props} className={classes({ kind, between, large }, className)} />;
}

/** A link that looks like a button. It leads to a part of this page, or to what the router does not open, such as a file. */
export function ButtonAnchor({ kind, between, large, className, ...props }: Look & ComponentProps<'a'>) {
  return <a {...props} className={classes({ kind, between, large }, className)} />;
}

/** An underlined link. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link {...props} className={['text-link', className].filter(Boolean).join(' ')} />;
}

/** A button that looks like a link. It is for actions that visitors need less often than the primary button of this screen. */
export function TextButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={['text-link', className].filter(Boolean).join(' ')} />;
}

/** A square button that has only an icon. `label` is its accessible name. */
export function IconButton({ label, className, ...props }: { label: string } & ComponentProps<'button'>) {
  return <button type="button" {...props} aria-label={label} className={['icon-button', className].filter(Boolean).join(' ')} />;
}

function classes({ kind, between, large }: { [K in keyof Look]: Look[K] | undefined }, more: string | undefined): string {
  return ['button', kind === 'primary' && 'button-primary', between && 'button-between', large && 'button-large', more]
    .filter(Boolean)
    .join(' ');
}
