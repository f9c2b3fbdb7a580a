/**
 * `npm run machines [-- 20 22 24]` installs and starts the site on each Node that it may meet, with each npm: from a clone in a
 * folder whose name has a space, as a user without rights where this one may choose, and once more without a network. It
 * prints a table; docs/running.md keeps the last one.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const nodes = process.argv.length > 2 ? process.argv.slice(2) : ['20', '22', '24'];
const npms = ['10', '11'];
/** `nobody` of Debian's, where root runs this. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/** Where packages come from is in this user's settings, which the other one has not. */
const settings = execFileSync('npm', ['config', 'get', 'userconfig'], { encoding: 'utf8' }).trim();

console.log('| Node | npm | installs | again, offline | `npm start` answers |');
console.log('| ---- | --- | -------- | -------------- | ------------------- |');
for (const [at, node] of nodes.entries()) {
	for (const npm of npms) console.log(await tried(node, npm, 4700 + at));
}

/** A row of the table. */
async function tried(node: string, npm: string, port: number): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'bright machine '));
	try {
		const [tools, site] = [join(folder, 'tools'), join(folder, 'the site')];
		await run('npm', ['install', '--prefix', tools, `node@${node}`, `npm@${npm}`], process.cwd());
		await run('git', ['clone', '--quiet', resolve('.'), site], process.cwd());
		if (existsSync(settings)) copyFileSync(settings, join(folder, '.npmrc'));
		if (isRoot) for (const path of [folder, site]) own(path);
		// With what this machine's network asks for, as certificates.
		const world = {
			...process.env,
			PATH: `${join(tools, 'node_modules/.bin')}:/usr/bin:/bin`,
			HOME: folder,
			npm_config_cache: join(folder, 'cache'),
			npm_config_audit: 'false',
			npm_config_fund: 'false',
			PORT: String(port),
			DATA_DIRECTORY: join(folder, 'data'),
		};
		const install = await timed(() => run('npm', ['ci', '--silent'], site, world));
		rmSync(join(site, 'node_modules'), { recursive: true, force: true });
		const again = await timed(() => run('npm', ['ci', '--silent', '--offline'], site, world));
		const start = await timed(() => answers(site, world, port));
		return `| ${node} | ${npm} | ${install} | ${again} | ${start} |`;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Gives a folder to the user without rights, with all that is in it. */
function own(path: string): void {
	chownSync(path, nobody, nobody);
	for (const entry of readdirSync(path, { recursive: true }))
		chownSync(join(path, String(entry)), nobody, nobody);
}

/** '31 s', or what was said of the failure in its last line. */
async function timed(work: () => Promise<void>): Promise<string> {
	const began = performance.now();
	try {
		await work();
		return `${Math.round((performance.now() - began) / 1000)} s`;
	} catch (error) {
		return `no: ${String(error).trim().split('\n').at(-1)?.slice(0, 120)}`;
	}
}

async function run(
	command: string,
	words: string[],
	cwd: string,
	world?: NodeJS.ProcessEnv,
): Promise<void> {
	const { output, ended } = begun(command, words, cwd, world);
	if ((await ended) !== 0) throw new Error(output());
}

async function answers(cwd: string, world: NodeJS.ProcessEnv, port: number): Promise<void> {
	const { child, output, ended } = begun('npm', ['start', '--silent'], cwd, world);
	try {
		for (let tries = 0; tries < 240; tries += 1) {
			const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
			if (answer?.ok) return;
			if (child.exitCode !== null) throw new Error(output());
			await delay(500);
		}
		throw new Error('It did not answer within two minutes.');
	} finally {
		child.kill();
		await ended;
	}
}

function begun(command: string, words: string[], cwd: string, world?: NodeJS.ProcessEnv) {
	const user = world && isRoot ? { uid: nobody, gid: nobody } : {};
	const child: ChildProcess = spawn(command, words, { cwd, env: world ?? process.env, ...user });
	const written: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr])
		stream?.on('data', (chunk: Buffer) => written.push(chunk));
	const ended = once(child, 'close').then(([code]: unknown[]) => code);
	return { child, ended, output: () => Buffer.concat(written).toString() };
}
