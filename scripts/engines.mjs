// Where the engines of `npm run test:engines` are, and how they come onto a machine. As scripts/install.mjs, which
// calls it, it uses nothing but Node itself.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { findBrowser } from './browser.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} EngineName */

/** @type {readonly EngineName[]} */
const engineNames = ['chromium', 'firefox', 'webkit'];

/**
 * The engines to test: all, or those that the variable ENGINES names ('chromium,firefox').
 *
 * @returns {EngineName[]}
 * @throws {Error} when it names another, or none
 */
export function askedEngines() {
	const names = (process.env['ENGINES'] || engineNames.join(','))
		.split(',')
		.map((name) => name.trim());
	const unknown = names.filter((name) => !engineNames.some((engine) => engine === name));
	if (unknown.length > 0) {
		throw new Error(`ENGINES names "${unknown.join(', ')}"; there are ${engineNames.join(', ')}.`);
	}
	return engineNames.filter((engine) => names.includes(engine));
}

/** Firefox as FIREFOX_PATH names it, or as it is installed. @returns {string | null} */
export function findFirefox() {
	const candidates = [
		process.env['FIREFOX_PATH'],
		...onPath('firefox-esr', 'firefox'),
		'/Applications/Firefox.app/Contents/MacOS/firefox',
		'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
	];
	return candidates.find((candidate) => candidate && runs(candidate)) ?? null;
}

/**
 * What drives WebKitGTK, its small browser, and the screen without a monitor on which that is shown.
 *
 * @returns {{ driver: string, browser: string, screen: string } | null}
 */
export function findWebKit() {
	const driver = onPath('WebKitWebDriver').find((candidate) => existsSync(candidate));
	const browser = miniBrowsers().find((candidate) => existsSync(candidate));
	const screen = onPath('Xvfb').find((candidate) => existsSync(candidate));
	return driver && browser && screen ? { driver, browser, screen } : null;
}

/** Why an engine is needed that is not there, and what to do. @param {EngineName} engine */
export function adviceOn(engine) {
	const others = engineNames.filter((name) => name !== engine).join(',');
	const without = `To test without it, say so: ENGINES=${others}`;
	if (engine === 'chromium') {
		return `No Chromium or Chrome was found. Install one, or set CHROMIUM_PATH. ${without}`;
	}
	if (engine === 'firefox') {
		return (
			'No Firefox was found. Install it (on Debian: apt-get install firefox-esr), or set FIREFOX_PATH. ' +
			without
		);
	}
	if (process.platform === 'linux') {
		return (
			'No WebKit was found: WebKitWebDriver, MiniBrowser and Xvfb are needed. Install them ' +
			`(on Debian: apt-get install webkit2gtk-driver xvfb). ${without}`
		);
	}
	return (
		'WebKit is tested as WebKitGTK, which exists for Linux only: run the tests in a Debian container, or look at ' +
		`the site in Safari by hand. ${without}`
	);
}

/**
 * Installs Debian's packages of the engines that are asked for and missing.
 *
 * @param {(packages: string[]) => void} installPackages
 * @returns {Promise<string | null>} what to do about an engine that is still missing; null when all are there
 */
export async function provideEngines(installPackages) {
	const asked = askedEngines();
	/** @type {string[]} */
	const packages = [];
	if (asked.includes('firefox') && !findFirefox()) packages.push('firefox-esr');
	if (asked.includes('webkit') && !findWebKit()) packages.push('webkit2gtk-driver', 'xvfb');
	if (packages.length > 0) installPackages(packages);
	/** @type {Record<EngineName, () => unknown>} */
	const finders = { chromium: findBrowser, firefox: findFirefox, webkit: findWebKit };
	for (const engine of asked) {
		if (!(await finders[engine]())) return adviceOn(engine);
	}
	return null;
}

/** @param {string[]} names */
function onPath(...names) {
	const folders = (process.env['PATH'] ?? '').split(delimiter);
	return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** MiniBrowser lies beside the library, whose folder names the processor and the version. */
function miniBrowsers() {
	return ['/usr/lib', '/usr/libexec'].flatMap((folder) =>
		existsSync(folder)
			? readdirSync(folder).flatMap((name) =>
					['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((version) =>
						name === version
							? join(folder, name, 'MiniBrowser')
							: join(folder, name, version, 'MiniBrowser'),
					),
				)
			: [],
	);
}

/**
 * A program without its libraries, or a stub that only says how to install it, is no engine.
 *
 * @param {string} program
 */
function runs(program) {
	if (!existsSync(program)) return false;
	try {
		execFileSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 });
		return true;
	} catch {
		return false;
	}
}
