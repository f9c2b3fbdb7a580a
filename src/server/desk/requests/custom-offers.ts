import type { CustomOfferRecord } from '#src/contract/desk/requests.ts';
import { customOfferStatus } from '#src/domain/requests/custom-offer.ts';

import { searched } from '../../db/newest-first.ts';
import { customOffers } from '../../db/schema.ts';
import type { MarkedList } from './request-list.ts';

const columns = {
	id: customOffers.id,
	name: customOffers.name,
	email: customOffers.email,
	phone: customOffers.phone,
	destination: customOffers.destination,
	departureDate: customOffers.departureDate,
	returnDate: customOffers.returnDate,
	adults: customOffers.adults,
	children: customOffers.children,
	budget: customOffers.budget,
	travelClass: customOffers.travelClass,
	specialRequests: customOffers.specialRequests,
	createdAt: customOffers.createdAt,
};

type Asked = Pick<typeof customOffers.$inferSelect, keyof typeof columns>;

/** The trips that visitors asked us to put together. */
export const customOfferList: MarkedList<Asked, CustomOfferRecord> = {
	kind: 'custom offer',
	table: customOffers,
	columns,
	matches: (q) => searched(customOffers.searchText, q),
	recordOf: ({ createdAt, updatedAt, ...row }) => ({
		...row,
		status: customOfferStatus(row.state),
		createdAt: createdAt.toISOString(),
		updatedAt: updatedAt.toISOString(),
	}),
	labelOf: ({ name, destination }) => `${name}, ${destination}`,
	statusOf: customOfferStatus,
	missing: 'There is no custom offer with this number.',
};
