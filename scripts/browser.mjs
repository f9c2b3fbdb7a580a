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
	const candidates = [
		process.env['CHROMIUM_PATH'],
		process.env['CHROME_PATH'],
		...installedPrograms(),
		await playwrightsOwn(),
	];
	for (const candidate of candidates) {
		if (candidate && existsSync(candidate) && runs(candidate)) return candidate;
	}
	return null;
}

function installedPrograms() {
	const folders = (process.env['PATH'] ?? '').split(delimiter);
	const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
	return [
		...names.flatMap((name) => folders.map((folder) => join(folder, name))),
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
