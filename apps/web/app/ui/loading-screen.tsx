import './loading-screen.css';

/** The whole screen while something large is fetched. The sign's line is drawn over and over. */
export function LoadingScreen({ text, logo }: { text: string; logo: string }) {
  return (
    <div className="loading-screen" role="status">
      <svg viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="0.75" aria-hidden="true">
        <path d={logo} pathLength={1} />
      </svg>
      <p>{text}</p>
    </div>
  );
}
