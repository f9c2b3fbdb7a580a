import { loadable } from './loadable.ts';

// The contract brings zod with it: what was built into a page can be used before either is loaded.
async function callsAndRows() {
	const [{ ApiError, call }, rows] = await Promise.all([
		import('#src/browser/api.ts'),
		import('#src/contract/catalog/catalog.ts'),
	]);
	/** The row; null where the API says that there is none. */
	async function found<Row>(answer: Promise<Row>): Promise<Row | null> {
		try {
			return await answer;
		} catch (error) {
			if (error instanceof ApiError && error.status === 404) return null;
			throw error;
		}
	}
	return { call, found, rows };
}

/** The deal of a number, null where there is none; likewise the two below. */
export const deal = loadable(async (id: number) => {
	const { call, found, rows } = await callsAndRows();
	return found(call(rows.getFlight, { params: { id } }));
});

export const tour = loadable(async (id: number) => {
	const { call, found, rows } = await callsAndRows();
	return found(call(rows.getTour, { params: { id } }));
});

export const destination = loadable(async (id: number) => {
	const { call, found, rows } = await callsAndRows();
	return found(call(rows.getDestination, { params: { id } }));
});
