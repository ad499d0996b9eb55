import type { Context } from 'hono';

/** Responds with status 404 and a placeholder picture. */
export function answerPlaceholder(c: Context): Response {
  return c.body(drawPlaceholder(), 404, { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'no-store' });
}

/** Returns the placeholder picture as SVG: the outline of a gable in morning mist. It fits any size. */
function drawPlaceholder(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice">
<rect width="480" height="320" fill="#ebe7df"/>
<path d="M0 236 Q120 222 240 230 T480 224 V320 H0Z" fill="#dfdad0"/>
<g fill="none" stroke="#a9a294" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
<path d="M178 166 L240 112 L302 166"/>
<path d="M190 157 V232 H290 V157"/>
<path d="M228 232 V194 H252 V232"/>
</g>
</svg>
`;
}
