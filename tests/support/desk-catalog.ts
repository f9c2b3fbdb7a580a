import type { APIRequestContext } from 'playwright/test';

import type { DestinationFields } from '#src/contract/desk/destinations.ts';
import type { TourFields } from '#src/contract/desk/tours.ts';

import { adminPassword } from './admin-password.ts';

type Fields = { destinations: Partial<DestinationFields>; tours: Partial<TourFields> };
type Kind = keyof Fields;

/** The catalog as the desk changes it, by calls beside the page that a test looks at. */
export async function deskCatalog(request: APIRequestContext) {
	await asked(request.post('/api/admin/login', { data: { password: adminPassword } }));
	return {
		/** Publishes a new row, and gives its number. */
		async enter<Of extends Kind>(kind: Of, fields: Fields[Of]): Promise<number> {
			const { id } = Object(await asked(request.post(`/api/admin/${kind}`, { data: fields })));
			return Number(id);
		},
		async change<Of extends Kind>(kind: Of, id: number, fields: Fields[Of]): Promise<void> {
			const rows = await asked(request.get(`/api/admin/${kind}`));
			const row = [rows].flat().find((each) => Object(each).id === id);
			const { id: _, state: __, updatedAt: ___, deletedAt: ____, ...known } = Object(row);
			await asked(request.put(`/api/admin/${kind}/${id}`, { data: { ...known, ...fields } }));
		},
		async archive(kind: Kind, id: number): Promise<void> {
			await asked(request.put(`/api/admin/${kind}/${id}/state`, { data: { state: 'archived' } }));
		},
	};
}

async function asked(call: ReturnType<APIRequestContext['get']>): Promise<unknown> {
	const answer = await call;
	if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
	return answer.json();
}
