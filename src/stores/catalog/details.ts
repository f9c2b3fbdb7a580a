import { detail } from './detail.ts';

// The contract brings zod with it: what was built into a page can be used before either is loaded.
async function callsAndRows() {
	const [{ call }, rows] = await Promise.all([
		import('#src/browser/api.ts'),
		import('#src/contract/catalog/catalog.ts'),
	]);
	return { call, rows };
}

export const deal = detail(async (id) => {
	const { call, rows } = await callsAndRows();
	return call(rows.getFlight, { params: { id } });
});

export const tour = detail(async (id) => {
	const { call, rows } = await callsAndRows();
	return call(rows.getTour, { params: { id } });
});

export const destination = detail(async (id) => {
	const { call, rows } = await callsAndRows();
	return call(rows.getDestination, { params: { id } });
});
