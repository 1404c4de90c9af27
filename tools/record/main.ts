/** `npm run record -- ledger`, `answers` or `shipped`: records data of the build, the sandbox or the sources. */
const WHAT = {ledger: () => import('./ledger'), answers: () => import('./answers'), shipped: () => import('./shipped')};

const [what = ''] = process.argv.slice(2);
if (what in WHAT) void WHAT[what as keyof typeof WHAT]();
else {
  console.error(
    `[record] "${what}" is nothing to write down. Known: ${Object.keys(WHAT).join(', ')}, e.g. npm run record -- ledger.`,
  );
  process.exitCode = 1;
}

export {};
