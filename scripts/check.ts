import { runChecks } from './checks.ts';

const results = await runChecks();
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
