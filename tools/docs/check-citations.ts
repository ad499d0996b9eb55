import { dirname, join, normalize } from 'node:path';
import { anchorsOf, linesOf } from './markdown-page.ts';

/** The files and pages to which links and citations may point. */
export interface Cited {
  /** Every file and folder of the repository, as paths from its root. */
  readonly paths: ReadonlySet<string>;
  /** The text of each Markdown page. */
  readonly pages: ReadonlyMap<string, string>;
  readonly decisions: number;
}

/** Returns the links and paths in a page that point to a file or heading that does not exist. */
export function linkFaults(file: string, page: string, { paths, pages }: Cited): readonly string[] {
  return linesOf(page).flatMap(({ number, text, isCode }) => {
    if (isCode) return [];
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(([, link, source]) => link ?? source ?? '');
    const missing = links.filter((link) => !/^(https?|mailto):/.test(link) && !isThere(file, link));
    const named = [...text.matchAll(/`((?:apps|packages|tools|docs|e2e|bench|studio|ranges)\/[\w@./-]*[\w])`/g)].map(
      ([, path = '']) => path,
    );
    return [...missing, ...named.filter((path) => !paths.has(path))].map((path) => `${file}:${number}: there is no ${path}`);
  });

  function isThere(from: string, link: string): boolean {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? from : normalize(join(dirname(from), decodeURI(path)));
    const cited = pages.get(target);
    return anchor === undefined || cited === undefined ? paths.has(target) : anchorsOf(cited).has(anchor);
  }
}

/** Returns the citations in a text that refer to a documentation page or a decision that does not exist. */
export function citationFaults(file: string, text: string, { paths, decisions }: Cited): readonly string[] {
  return text.split('\n').flatMap((line, at) => {
    const pages = [...line.matchAll(/(?<![\w/])docs\/[\w./-]+\.md\b/g)].map(([path]) => path).filter((path) => !paths.has(path));
    const numbers = [...line.matchAll(/\bdecisions? #?(\d{1,3})\b/gi)].map(([, number]) => Number(number));
    const unknown = numbers.filter((number) => number < 1 || number > decisions).map((number) => `decision ${number}`);
    return [...pages, ...unknown].map((cited) => `${file}:${at + 1}: there is no ${cited}`);
  });
}
