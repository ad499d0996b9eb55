/** `npm run bench` measures everything, `npm run bench -- picture` one thing. */
const benches: Readonly<Record<string, () => Promise<void>>> = {
  rules: async () => (await import('./rules.ts')).benchRules(),
  picture: async () => (await import('./picture.ts')).benchPicture(),
  pdf: async () => (await import('./pdf.ts')).benchPdf(),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}`);
  process.exitCode = 2;
} else {
  for (const [name, bench] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n── ${name} ──`);
    await bench();
  }
}
