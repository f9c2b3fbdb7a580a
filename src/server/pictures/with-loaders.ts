import type sharp from 'sharp';

export type Sharp = typeof sharp;

/** What reads files. Everything else that the library could read is shut while a stranger's file is open. */
const loaders = {
	operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
};
const allLoaders = { operation: ['VipsForeignLoad'] };

/** Under it is counted who reads at a moment, in the whole process: the library is in it once, however often this file is. */
const readersKey = Symbol.for('bright departures: readers of photographs');

/**
 * Works with the library while only the loaders of photographs are open. They are shut for the first of those who read at
 * once, and for nobody else: in the moment between shut and open, what another thread begins to read would be refused.
 */
export async function withLoaders<Result>(work: (open: Sharp) => Promise<Result>): Promise<Result> {
	const open = await openSharp();
	if (countReaders(1) === 1) {
		open.block(allLoaders);
		open.unblock(loaders);
	}
	try {
		return await work(open);
	} finally {
		if (countReaders(-1) === 0) open.unblock(allLoaders);
	}
}

/** Loaded with the first picture that is uploaded: who lists pictures waits for no library. */
async function openSharp(): Promise<Sharp> {
	const { default: opened } = await import('sharp');
	// A function has one core and little memory, and no picture comes twice.
	opened.concurrency(1);
	opened.cache(false);
	return opened;
}

function countReaders(change: 1 | -1): number {
	const readers = Number(Reflect.get(globalThis, readersKey) ?? 0) + change;
	Reflect.set(globalThis, readersKey, readers);
	return readers;
}
