import { beforeEach, vi } from 'vitest';

/** The lines that the log gets during each test of the file, read; requests are logged too. */
export function loggedLines(): Record<string, unknown>[] {
	const lines: Record<string, unknown>[] = [];
	beforeEach(() => {
		lines.length = 0;
		vi.stubEnv('LOG_REQUESTS', 'on');
		for (const level of ['info', 'warn', 'error'] as const) {
			vi.spyOn(console, level).mockImplementation((line: string) => lines.push(JSON.parse(line)));
		}
		return () => {
			vi.restoreAllMocks();
			vi.unstubAllEnvs();
		};
	});
	return lines;
}
