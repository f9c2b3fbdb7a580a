import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

export type Outcome = {
	ok: boolean;
	/** What ended it from outside, if something did. */
	signal: NodeJS.Signals | null;
	/** Whether it was ended here, for taking too long. */
	isLate: boolean;
	output: string;
	seconds: number;
};

export type RunOptions = {
	env?: Record<string, string>;
	/** The folder it runs in; the project's where it is left out. */
	cwd?: string;
	/** Then it is ended, and has failed. */
	mostMinutes?: number;
	/** Hears what the command writes as it writes it; it is not collected then. */
	onOutput?: (text: string) => void;
};

/** Runs a program of this project or of the machine, without input. A program that cannot start has failed. */
export async function run(
	command: string,
	parameters: string[],
	{ env = {}, cwd = '.', mostMinutes, onOutput }: RunOptions = {},
): Promise<Outcome> {
	const started = performance.now();
	const child = spawn(command, parameters, {
		env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', PATH: path(), ...env },
		cwd,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let isLate = false;
	const end = () => {
		isLate = true;
		child.kill();
	};
	const limit = mostMinutes === undefined ? null : setTimeout(end, mostMinutes * 60_000);
	let output = '';
	const hear = onOutput ?? ((text: string) => (output += text));
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
	const ended = await new Promise<Pick<Outcome, 'ok' | 'signal'>>((done) => {
		child.once('error', (error) => {
			hear(error.message);
			done({ ok: false, signal: null });
		});
		child.once('close', (code, signal) => done({ ok: code === 0, signal }));
	});
	if (limit !== null) clearTimeout(limit);
	return { ...ended, isLate, output, seconds: (performance.now() - started) / 1000 };
}

/** '3.2 s' */
export function inSeconds(seconds: number): string {
	return `${seconds.toFixed(1)} s`;
}

/** This project's programs, its Node first of all. */
function path(): string {
	return [resolve('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
}
