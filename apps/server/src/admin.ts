import { administer } from './app/administer.ts';

// `npm run admin -- COMMAND`
const { code, output } = await administer(process.argv.slice(2));
(code === 0 ? process.stdout : process.stderr).write(output);
process.exitCode = code;
