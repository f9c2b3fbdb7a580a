import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Finds a Chromium or Chrome that runs: the one named by CHROMIUM_PATH or CHROME_PATH, one installed on
 * this machine, or the one Playwright has downloaded.
 *
 * @returns {Promise<string | null>} the path of its program
 */
export async function findBrowser() {
	const shown = [...installedPrograms(), await playwrightsOwn()];
	return firstThatRuns([...namedPrograms(), ...shown, ...installedShells()]);
}

/**
 * Finds the browser for tests: first the one that CHROMIUM_PATH or CHROME_PATH names, then Chromium's headless shell,
 * the same engine without the windows around its pages, which cost as much as the pages.
 *
 * @returns {Promise<string | null>} the path of its program
 */
export async function findTestBrowser() {
	return findFastBrowser() ?? (await findBrowser());
}

/** The browser for tests, unless it is one that could be replaced by a faster one. */
export function findFastBrowser() {
	return firstThatRuns([...namedPrograms(), ...installedShells()]);
}

/** @param {(string | null | undefined)[]} candidates */
function firstThatRuns(candidates) {
	for (const candidate of candidates) {
		if (candidate && existsSync(candidate) && runs(candidate)) return candidate;
	}
	return null;
}

function namedPrograms() {
	return [process.env['CHROMIUM_PATH'], process.env['CHROME_PATH']];
}

function installedShells() {
	return inFolders(['chromium-headless-shell', 'chrome-headless-shell']);
}

/** @param {string[]} names */
function inFolders(names) {
	const folders = (process.env['PATH'] ?? '').split(delimiter);
	return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function installedPrograms() {
	return [
		...inFolders(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
		'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
		'/Applications/Chromium.app/Contents/MacOS/Chromium',
	];
}

async function playwrightsOwn() {
	try {
		const { chromium } = await import('playwright');
		return chromium.executablePath();
	} catch {
		return null;
	}
}

/**
 * A program without its libraries, or a stub that only says how to install it, is no browser.
 *
 * @param {string} program
 */
function runs(program) {
	try {
		execFileSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 });
		return true;
	} catch {
		return false;
	}
}
