import * as contract from '#src/contract/desk/users.ts';
import { userPage } from '#src/contract/desk/users.ts';
import { changeUser, userRecord } from '#src/server/desk/users/change-user.ts';
import { selectUsers } from '#src/server/desk/users/queries.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(contract.listUsers, ({ url, deps }) =>
		listAnswer(url, userPage, async (page) => {
			const { rows, total } = await selectUsers(deps.db, page);
			return { rows: rows.map((row) => userRecord(row, deps.adminEmail)), total };
		}),
	),
	deskRoute(contract.changeUser, ({ id, body, colleague, deps }) =>
		changeUser(deps, colleague, id, body),
	),
];
