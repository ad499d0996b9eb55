import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const DEMO = 'ranges/bjorkvik';

/** Returns words that only the demo builder uses, in lower case: names, addresses, people, houses, plots, campaigns. */
export function demoWords(): readonly string[] {
  const { name, slogan, welcome, logo, contact } = read('brand.yaml');
  const words = [
    'bjorkvik',
    'björkvik',
    'demo.example',
    name,
    slogan,
    welcome,
    logo,
    ...Object.values<string>(contact),
    ...globSync('houses/*.yaml', { cwd: DEMO }).flatMap((file) => [read(file).key, read(file).title]),
    ...fields('salespersons.yaml', 'name', 'email', 'phone'),
    ...fields('campaigns.yaml', 'title', 'subTitle', 'introduction'),
    ...fields('plots.yaml', 'address', 'propertyReference'),
    ...fields('bundles.yaml', 'description'),
  ];
  return [...new Set(words.filter((word) => typeof word === 'string' && word.length > 3).map((word) => word.toLowerCase()))];
}

function read(file: string) {
  return parse(readFileSync(join(DEMO, file), 'utf8'));
}

function fields(file: string, ...names: string[]): string[] {
  return read(file).flatMap((entry: Record<string, string>) => names.flatMap((name) => entry[name] ?? []));
}
