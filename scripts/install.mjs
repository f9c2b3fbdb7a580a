// Runs before `npm start` and `npm test`, on whatever Node the machine has and before anything is installed:
// it uses nothing but Node itself.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const oldestNode = 20;
const stampFile = join('node_modules', '.install-stamp');
const ownNode = join('node_modules', '.bin', 'node');
const ownNodeMajor = 24;

if (Number.parseInt(process.versions.node, 10) < oldestNode) {
	fail(`Node ${oldestNode} or later is needed to begin; this is ${process.version}.`);
}
if (!isInstalled()) install();
requireOwnNode();
if (process.argv.includes('--browser')) await requireBrowser();
if (process.argv.includes('--engines')) await requireEngines();

function isInstalled() {
	if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === lockDigest();
	// Somebody ran `npm ci` by hand: npm's own record is newer than the list of what to install.
	const record = join('node_modules', '.package-lock.json');
	if (!existsSync(record) || modified(record) < modified('package-lock.json')) return false;
	writeFileSync(stampFile, lockDigest());
	return true;
}

function install() {
	// Exactly what the lock file says, and all of it: NODE_ENV=production or npm's settings may leave parts out.
	const installed = step('Installing packages', () =>
		npm('ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'),
	);
	if (!installed) fail('The packages could not be installed; the reason is above.');
	writeFileSync(stampFile, lockDigest());
}

/** npm scripts find this Node first; it comes as a package whose install script npm may have been told to skip. */
function requireOwnNode() {
	if (ownNodeVersion() === ownNodeMajor) return;
	step('Installing Node', () => npm('rebuild', 'node', '--loglevel=error'));
	if (ownNodeVersion() === ownNodeMajor) return;
	fail(
		`${ownNode} is not Node ${ownNodeMajor}: npm did not run the install script of the package "node". ` +
			'Run: npm rebuild node --ignore-scripts=false',
	);
}

function ownNodeVersion() {
	try {
		const version = execFileSync(ownNode, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
		return Number.parseInt(version.slice(1), 10);
	} catch {
		return null;
	}
}

async function requireBrowser() {
	const { findBrowser, findFastBrowser } = await import('./browser.mjs');
	if (findFastBrowser() !== null) return;
	if ((await findBrowser()) === null) downloadBrowser();
	if ((await findBrowser()) !== null) {
		// Tests need half the time with it; any other browser does as well.
		if (isInDebian('chromium-headless-shell')) installFromDebian(['chromium-headless-shell']);
		return;
	}
	installFromDebian(['chromium-headless-shell']);
	if (await findBrowser()) return;
	installFromDebian(['chromium']);
	if (await findBrowser()) return;
	fail('No Chromium or Chrome was found or could be installed. Install one, or set CHROMIUM_PATH.');
}

function downloadBrowser() {
	step('Downloading a browser', () => {
		const download = [join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium'];
		const { ok, output } = run(ownNode, download);
		// One line says enough: without this network, Debian's package comes next.
		return { ok, output: output.trimStart().split('\n', 1)[0] ?? '' };
	});
}

async function requireEngines() {
	const { provideEngines } = await import('./engines.mjs');
	const advice = await provideEngines(installFromDebian);
	if (advice !== null) fail(advice);
}

/**
 * Does nothing on a system without Debian's packages, or without the right to install them.
 *
 * @param {string[]} packages
 */
function installFromDebian(packages) {
	const asRoot = debiansRoot();
	if (asRoot === null) return;
	step(`Installing Debian's ${packages.join(', ')}`, () => {
		const updated = isInDebian(...packages) ? { ok: true } : run(...asRoot('apt-get', 'update'));
		if (!updated.ok) return updated;
		const impatient = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
		const quiet = ['-y', '--no-install-recommends', ...impatient];
		return run(...asRoot('apt-get', 'install', ...quiet, ...packages));
	});
}

/**
 * Whether the list of Debian's packages on this machine has all of them; a new machine has no list.
 *
 * @param {string[]} packages
 */
function isInDebian(...packages) {
	return debiansRoot() !== null && run('apt-cache', ['show', ...packages]).ok;
}

function debiansRoot() {
	return existsSync('/usr/bin/apt-get') ? rootPrefix() : null;
}

/** How to run a command as root; null when that needs a password. */
function rootPrefix() {
	if (process.getuid?.() === 0) {
		return (/** @type {string} */ command, /** @type {string[]} */ ...rest) =>
			/** @type {const} */ ([command, rest]);
	}
	if (!run('sudo', ['-n', 'true']).ok) return null;
	return (/** @type {string[]} */ ...command) =>
		/** @type {const} */ (['sudo', ['-n', ...command]]);
}

/**
 * Shows how long the work takes, and its output only when it fails. A failure is not the end: whoever asked
 * for the work looks whether what it should bring is there.
 *
 * @param {string} name
 * @param {() => { ok: boolean, output: string }} work
 */
function step(name, work) {
	const started = Date.now();
	process.stdout.write(`${name} … `);
	const { ok, output } = work();
	const seconds = ((Date.now() - started) / 1000).toFixed(1);
	process.stdout.write(ok ? `${seconds} s\n` : `failed after ${seconds} s\n`);
	if (!ok) process.stderr.write(output.trimEnd() + '\n');
	return ok;
}

/** @param {string[]} parameters */
function npm(...parameters) {
	const current = process.env['npm_execpath'];
	return current?.endsWith('npm-cli.js')
		? run(process.execPath, [current, ...parameters])
		: run('npm', parameters);
}

/**
 * @param {string} command
 * @param {string[]} parameters
 */
function run(command, parameters) {
	const { status, stdout, stderr, error } = spawnSync(command, parameters, {
		encoding: 'utf8',
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		maxBuffer: 64 * 1024 * 1024,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	return { ok: status === 0, output: error ? error.message : `${stdout}${stderr}` };
}

function lockDigest() {
	const file = existsSync('package-lock.json') ? 'package-lock.json' : 'package.json';
	return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** @param {string} file */
function modified(file) {
	return existsSync(file) ? statSync(file).mtimeMs : 0;
}

/**
 * @param {string} reason
 * @returns {never}
 */
function fail(reason) {
	process.stderr.write(`${reason}\n`);
	process.exit(1);
}
