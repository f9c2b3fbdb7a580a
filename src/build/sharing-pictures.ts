import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { photographOf } from '#src/domain/pictures/photograph.ts';
import { pictureFile } from '#src/domain/pictures/poster.ts';

import { type BuiltPage, readBuiltSite } from './built-site.ts';
import { listedPage } from './listed-page.ts';

/** A card of the built site: what is on it, where earlier builds may have kept it, and where it goes. */
type Order = { title: string; print: Print; kept: URL; file: URL };

/** The picture of a card, which is read when it is drawn; `hash` is of what it shows. */
type Print = { hash: string; read: () => Promise<Buffer> };

/** Reads an uploaded photograph by its address; null where it cannot be had. */
export type ReadPhotograph = (address: string) => Promise<Uint8Array | null>;

/** How many are drawn at the same time. */
const painters = 2;

/** What all cards are made of; the packages that draw them stand in the first with their versions. */
const makings = [
	'package.json',
	'content/site.json',
	'content/logo.svg',
	'src/build/sharing-card.ts',
	'src/build/sharing-text.ts',
	'src/build/logo.ts',
	'src/domain/brand/brand-tokens.ts',
	'src/domain/brand/colours.ts',
	'src/domain/pictures/sharing-picture.ts',
];

/**
 * Makes, for every page that search engines list, the picture that goes along when it is shared. To draw one takes
 * long, so that the next build finds it in Astro's cache, under the hash of all that it was drawn from.
 */
export function sharingPictures(readPhotograph: ReadPhotograph): AstroIntegration {
	let cache: URL;
	return {
		name: 'sharing-pictures',
		hooks: {
			'astro:config:done': ({ config }) => {
				cache = new URL('sharing/', config.cacheDir);
			},
			'astro:build:done': async ({ dir, logger }) => {
				const began = performance.now();
				const { all, drawn } = await makePictures(dir, cache, readPhotograph);
				const seconds = ((performance.now() - began) / 1000).toFixed(1);
				logger.info(`${all} pictures for sharing, ${drawn} of them new, in ${seconds}s`);
			},
		},
	};
}

/**
 * Writes the pictures for sharing into a built site.
 * @param folder the built site
 * @param cache a folder of nothing else: what earlier builds drew
 * @param readPhotograph of one that it cannot read, the card shows the usual picture
 * @returns how many there are, and how many of them were drawn
 */
export async function makePictures(
	folder: URL,
	cache: URL,
	readPhotograph: ReadPhotograph = async () => null,
): Promise<{ all: number; drawn: number }> {
	const { pages } = await readBuiltSite(fileURLToPath(folder));
	const printAt = printsOf(folder, readPhotograph);
	const orders = await ordersOf(pages, { folder, cache, printAt });
	const missing = orders.filter(({ kept }) => !existsSync(kept));
	await mkdir(cache, { recursive: true });
	await drawAll(missing);
	for (const { kept, file } of orders) {
		await mkdir(new URL('.', file), { recursive: true });
		await copyFile(kept, file);
	}
	await removeOthers(orders, cache);
	return { all: orders.length, drawn: missing.length };
}

type Places = { folder: URL; cache: URL; printAt: (picture: string) => Promise<Print> };

async function ordersOf(pages: BuiltPage[], { folder, cache, printAt }: Places): Promise<Order[]> {
	const sources = makings.map((file) => hashOf(new URL(`../../${file}`, import.meta.url)));
	const same = await Promise.all(sources);
	const listed = pages.map(({ html }) => listedPage(html)).filter((page) => page !== null);
	return Promise.all(
		listed.map(async ({ title, picture, sharingPicture }) => {
			const print = await printAt(picture);
			const name = sha256(JSON.stringify([title, print.hash, ...same]));
			const file = new URL(`.${new URL(sharingPicture).pathname}`, folder);
			return { title, print, kept: new URL(`${name}.jpg`, cache), file };
		}),
	);
}

/** Finds the print of a picture that a page names: a file of the site, or an uploaded photograph. */
function printsOf(folder: URL, readPhotograph: ReadPhotograph): Places['printAt'] {
	const fromFile = async (picture: string): Promise<Print> => {
		const file = new URL(`.${picture}`, folder);
		return { hash: await hashOf(file), read: () => readFile(file) };
	};
	return async (picture) => {
		if (photographOf(picture) === null) return fromFile(picture);
		const bytes = await readPhotograph(picture);
		if (bytes === null) return fromFile(pictureFile('journey'));
		return { hash: sha256(picture), read: async () => Buffer.from(bytes) };
	};
}

/** Draws the cards, those with the same print one after another, so that its ground is drawn once and then let go. */
async function drawAll(orders: Order[]): Promise<void> {
	if (orders.length === 0) return;
	// The libraries that draw are for builds only, not for every start of the development server.
	const { card, cardFrame, cardGround } = await import('./sharing-card.ts');
	const frame = await cardFrame();
	const byPrint = [...Map.groupBy(orders, ({ print }) => print.hash).values()];
	const draw = async () => {
		for (let next = byPrint.pop(); next !== undefined; next = byPrint.pop()) {
			const [first] = next;
			if (first === undefined) continue;
			const ground = await cardGround(frame, await first.print.read());
			for (const { title, kept } of next) await keep(await card(ground, title), kept);
		}
	};
	await Promise.all(Array.from({ length: painters }, draw));
}

/** A build that is stopped half-way leaves no half of a file under a name that counts. */
async function keep(picture: Buffer, file: URL): Promise<void> {
	const unfinished = new URL(`${file.href}.part`);
	await writeFile(unfinished, picture);
	await rename(unfinished, file);
}

/** Forgets the pictures that no page has any more. */
async function removeOthers(orders: Order[], cache: URL): Promise<void> {
	const kept = new Set(orders.map(({ kept: { href } }) => href));
	const files = (await readdir(cache)).map((name) => new URL(name, cache));
	await Promise.all(files.filter(({ href }) => !kept.has(href)).map((file) => rm(file)));
}

async function hashOf(file: URL): Promise<string> {
	return sha256(await readFile(file));
}

function sha256(content: string | Buffer): string {
	return createHash('sha256').update(content).digest('hex');
}
