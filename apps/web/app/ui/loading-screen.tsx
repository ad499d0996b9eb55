import './loading-screen.css';

interface LoadingScreenProps {
  readonly text: string;
  readonly logo: string;
  /** Whether this screen is the whole page. Then its text is the heading of the page. */
  readonly isPage?: boolean;
}

/** Fills the screen while something large loads. An animation draws the line of the logo again and again. */
export function LoadingScreen({ text, logo, isPage = false }: LoadingScreenProps) {
  const Words = isPage ? 'h1' : 'p';
  return (
    <div className="loading-screen" role="status">
      <svg viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="0.75" aria-hidden="true">
        <path d={logo} pathLength={1} />
      </svg>
      <Words>{text}</Words>
    </div>
  );
}
