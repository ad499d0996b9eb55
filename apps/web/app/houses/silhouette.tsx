import type { ListedType } from './listed-house.ts';
import './silhouette.css';

/** The outline of a house type; for null the outline of several houses. It is decorative, so screen readers skip it. */
export function Silhouette({ type }: { type: ListedType | null }) {
  return (
    <svg
      className="silhouette"
      viewBox="0 0 72 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d="M2 42.5H70" opacity=".45" />
      {lines[type ?? 'all'].map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}

const lines: Readonly<Record<ListedType | 'all', readonly string[]>> = {
  all: ['M5.5 42V31.5L14 25l8.5 6.5V42', 'M22.5 42V22.5L36 12l13.5 10.5V42', 'M49.5 42V31.5L58 25l8.5 6.5V42'],
  oneStorey: ['M9.5 42V29.5M62.5 42V29.5', 'M5.5 29.5L14 19.5H58L66.5 29.5Z', 'M16 33h8v5h-8zM48 33h8v5h-8zM33 42v-9h6v9'],
  oneAndAHalfStoreys: [
    'M11.5 42V28.5M60.5 42V28.5',
    'M29 28.5H7.5L17 10.5H33.5M38.5 10.5H55L64.5 28.5H43',
    'M27 28.5V21L36 10.5 45 21v7.5',
    'M25 22.5L36 9.5l11 13',
    'M33 20h6v6h-6zM17 32h7v5.5h-7zM48 32h7v5.5h-7zM33 42v-9h6v9',
  ],
  twoStoreys: [
    'M13.5 42V15.5M58.5 42V15.5',
    'M9.5 15.5L18 6.5H54L62.5 15.5Z',
    'M19 20h6.5v6H19zM32.7 20h6.5v6h-6.5zM46.5 20H53v6h-6.5zM19 32h6.5v6H19zM46.5 32H53v6h-6.5zM33 42V32h6v10',
  ],
  raisedEaves: [
    'M11.5 42V22.5M60.5 42V22.5',
    'M7.5 22.5L17 8.5H55L64.5 22.5Z',
    'M17 25.5h6v3.5h-6zM33 25.5h6v3.5h-6zM49 25.5h6v3.5h-6zM16 33h8v5h-8zM48 33h8v5h-8zM33 42v-8.5h6V42',
  ],
  sideBuilding: [
    'M18.5 42V25.5M53.5 42V25.5',
    'M14.5 28L36 11.5 57.5 28',
    'M24 42V29.5h17V42M24 33.5h17M24 37.5h17M45.5 42v-9h4.5v9',
  ],
};
