import './app/production.ts';

// Runs `npm run admin -- COMMAND`.
const { administer } = await import('./app/administer.ts');
const { code, output } = await administer(process.argv.slice(2));
(code === 0 ? process.stdout : process.stderr).write(output);
process.exitCode = code;
