/** `npm run record -- ledger` and `npm run record -- answers`: records data of the build or the sandbox. */
const WHAT = {ledger: () => import('./ledger'), answers: () => import('./answers')};

const [what = ''] = process.argv.slice(2);
if (what in WHAT) void WHAT[what as keyof typeof WHAT]();
else {
  console.error(
    `[record] "${what}" is nothing to write down. Known: ${Object.keys(WHAT).join(', ')}, e.g. npm run record -- ledger.`,
  );
  process.exitCode = 1;
}

export {};
