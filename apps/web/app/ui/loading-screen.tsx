import './loading-screen.css';

interface LoadingScreenProps {
  readonly text: string;
  readonly logo: string;
  /** It is all that there is of its page, so its words are the page's heading. */
  readonly isPage?: boolean;
}

/** The whole screen while something large is fetched. The sign's line is drawn over and over. */
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
