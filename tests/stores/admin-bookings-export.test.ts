import fc from 'fast-check';
import papa from 'papaparse';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ListedBooking } from '#src/contract/desk/bookings.ts';
import { bookingColumns, bookingsExport } from '#src/stores/desk/bookings-export.ts';
import { readBooking } from '#src/stores/desk/bookings-reading.ts';
import { csvHead, csvLines } from '#src/stores/desk/csv.ts';
import { listView } from '#src/stores/desk/list-view.ts';
import { $toasts } from '#src/stores/toasts.ts';

import { type Network, stubNetwork } from '../support/browser-edge.ts';
import { storedBooking } from '../support/stored-booking.ts';

const view = listView({ tab: 'bookings', status: 'Confirmed', q: 'ada', sort: 'name', page: '3' });
const asked: URL[] = [];
let rows: ListedBooking[];
let saved: { name: string; file: Blob }[];
let network: Network;
/** What happens in the database before the page of so many rows on is read. */
let meanwhile: (offset: number) => void;

beforeEach(() => {
	rows = Array.from({ length: 2500 }, (_, index) => booking(index + 1));
	meanwhile = () => undefined;
	asked.length = 0;
	network = stubNetwork(async ({ url: address }) => {
		const url = new URL(address);
		asked.push(url);
		const [offset = 0, limit = 0] = ['offset', 'limit'].map((name) =>
			Number(url.searchParams.get(name)),
		);
		meanwhile(offset);
		const headers = { 'X-Total-Count': String(rows.length) };
		return Response.json(rows.slice(offset, offset + limit), { headers });
	});
	saved = [];
	const files = new Map<string, Blob>();
	vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
		files.set(`blob:${files.size}`, file as Blob);
		return `blob:${files.size - 1}`;
	});
	vi.stubGlobal('document', {
		createElement: () => ({
			href: '',
			download: '',
			click() {
				saved.push({ name: this.download, file: files.get(this.href) ?? new Blob() });
			},
		}),
	});
	vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59), toFake: ['Date', 'setTimeout'] });
});

afterEach(() => {
	$toasts.set([]);
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('every page of the view is saved in one file, in its order', async () => {
	await bookingsExport.start(view);
	expect(asked.map(({ search }) => search)).toEqual(
		[0, 1000, 2000].map(
			(offset) => `?status=Confirmed&sort=name&q=ada&limit=1000&offset=${offset}`,
		),
	);
	const { name, text, references } = await savedFile();
	expect(name).toBe('bookings-2026-11-21.csv');
	expect(text.startsWith('\uFEFFReference,Type,Status,Standing,Held until,Traveler,')).toBe(true);
	expect(references).toEqual(rows.map(({ bookingId }) => bookingId));
	expect($toasts.get()).toMatchObject([
		{ title: 'Export Complete', description: '2,500 rows saved as bookings-2026-11-21.csv.' },
	]);
});

test('it is told how far it has come', async () => {
	const told: unknown[] = [];
	const stop = bookingsExport.$progress.subscribe((progress) => told.push(progress));
	await bookingsExport.start(view);
	stop();
	expect(told).toEqual([
		null,
		{ done: 0, total: null },
		...[1000, 2000, 2500].map((done) => ({ done, total: 2500 })),
		null,
	]);
});

test('a booking that comes while pages are read is not saved twice', async () => {
	meanwhile = (offset) => {
		if (offset === 1000) rows.unshift(booking(9999));
	};
	await bookingsExport.start(view);
	const { references } = await savedFile();
	expect(references).toEqual(rows.slice(1).map(({ bookingId }) => bookingId));
});

test('none is left out when others leave the list while pages are read', async () => {
	const all = rows.map(({ bookingId }) => bookingId);
	meanwhile = (offset) => {
		if (offset === 2000 && rows.length === 2500) rows.splice(0, 30);
	};
	await bookingsExport.start(view);
	expect((await savedFile()).references).toEqual(all);
});

test('when a page does not come, nothing is saved and that is said', async () => {
	network.fates = ['arrives', 'arrives', 'request lost'];
	await bookingsExport.start(view);
	expect(saved).toEqual([]);
	expect(bookingsExport.$progress.get()).toBeNull();
	expect($toasts.get()).toMatchObject([
		{
			title: 'Export Failed',
			description: 'Nothing was saved. The connection was lost. Please try again later.',
			tone: 'destructive',
		},
	]);
});

test('it can be cancelled: nothing is saved, and it can be begun anew', async () => {
	meanwhile = (offset) => {
		if (offset === 1000) bookingsExport.cancel();
	};
	await bookingsExport.start(view);
	expect(asked).toHaveLength(2);
	expect(saved).toEqual([]);
	expect($toasts.get()).toMatchObject([{ title: 'Export Cancelled' }]);
	meanwhile = () => undefined;
	await bookingsExport.start(view);
	expect((await savedFile()).references).toHaveLength(2500);
});

test.each([
	'=HYPERLINK("https://evil.example","Click")',
	'=1+1\nsecond line',
	'+1 212 555 0100',
	'-2+3',
	'@SUM(A1)',
	'\t=1',
	'\r=1',
	'  =1+1',
	'＝1+1',
])('%j comes out as text', (name) => {
	const [line = []] = parsed(csvLines([name], [['Name', (text) => text]], papa.unparse));
	expect(line).toEqual([`'${name}`]);
});

test('whatever is written is read again, but for the sign before a formula', () => {
	const lines = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 3, maxLength: 3 }), {
		minLength: 1,
	});
	const columns = [0, 1, 2].map(
		(index) => [`=${index}`, (line: string[]) => line[index] ?? ''] as const,
	);
	fc.assert(
		fc.property(lines, (written) => {
			const text = csvHead(columns, papa.unparse) + csvLines(written, columns, papa.unparse);
			const [head, ...read] = parsed(text);
			expect(head).toEqual(["'=0", "'=1", "'=2"]);
			const unmarked = read.map((line, row) =>
				line.map((cell, index) => {
					const original = written[row]?.[index] ?? '';
					return cell === `'${original}` ? original : cell;
				}),
			);
			expect(unmarked).toEqual(written);
			expect(read.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
		}),
	);
});

test('an old booking is exported as it is read', () => {
	const details = { tour: { name: 'Kyoto in Bloom', duration: '7 days', price: '1299.50' } };
	const travellerNames = ['Ada Lovelace', 'Zoë Adams'];
	const old = booking(1, { type: 'tour', title: '', details, travellerNames });
	const [head = [], line = []] = parsed(
		csvHead(bookingColumns, papa.unparse) +
			csvLines([readBooking(old, old)], bookingColumns, papa.unparse),
	);
	expect(Object.fromEntries(head.map((title, index) => [title, line[index]]))).toMatchObject({
		Type: 'tour',
		Status: 'Pending',
		Trip: 'Kyoto in Bloom',
		Names: 'Ada Lovelace; Zoë Adams',
		Duration: '7 days',
		Price: '1299.50',
		Total: '1240.00',
		Phone: "'+44 20 7946 0958",
	});
});

function booking(number: number, changes: Partial<ListedBooking> = {}): ListedBooking {
	const {
		reference,
		clientTotal: _,
		itemId: __,
		createdAt,
		heldUntil,
		...row
	} = storedBooking(number);
	const at = createdAt.toISOString();
	return {
		...row,
		heldUntil: heldUntil && heldUntil.toISOString(),
		id: number,
		bookingId: reference,
		version: 1,
		travellerNames: [],
		waitsForAnswer: false,
		createdAt: at,
		updatedAt: at,
		...changes,
	};
}

async function savedFile() {
	const [first] = saved;
	if (!first || saved.length > 1) throw new Error(`${saved.length} files were saved.`);
	const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await first.file.arrayBuffer());
	const references = parsed(text.slice(1)).map(([reference]) => reference);
	return { name: first.name, text, references: references.slice(1) };
}

function parsed(csv: string): string[][] {
	const { data, errors } = papa.parse<string[]>(csv, { newline: '\r\n', delimiter: ',' });
	expect(errors).toEqual([]);
	// The end of the last line begins no other.
	return data.slice(0, -1);
}
