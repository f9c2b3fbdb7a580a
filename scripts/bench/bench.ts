import { startBenchSite } from './bench-site.ts';
import { measureApi } from './measure-api.ts';
import { measureDomain } from './measure-domain.ts';
import { manyBookings, measureLists } from './measure-lists.ts';
import { measurePages } from './measure-pages.ts';

// Figures drift with the machine: compare only within one run, ours beside the floor measured with it.
const site = await startBenchSite();
try {
	console.log('\nPages: phone, 150 ms, 1.6 Mbit/s, CPU ÷ 4, median of 5 (ratio to an empty page)');
	console.table(await measurePages(site));
	console.log('\nAPI: 16 connections, 5 s each');
	console.table(await measureApi(site));
	console.log(`\nPanel: one answer after the other, of ${manyBookings} bookings 150 ms at most`);
	console.table(await measureLists(site));
	console.log('\nBrowser work, here in Node');
	console.table(measureDomain());
} finally {
	await site.close();
}
