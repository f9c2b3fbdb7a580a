import { runChecks, syncTypes } from './checks.ts';

const results = [await syncTypes(), ...(await runChecks())];
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
