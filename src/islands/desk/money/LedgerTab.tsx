import { useQuery } from '@tanstack/react-query';

import type { LedgerRecord } from '#src/contract/desk/ledger.ts';
import { paymentMethods } from '#src/domain/bookings/payment.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { moneyFlowLabels, moneyFlows } from '#src/domain/desk/ledger.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import type { ListView } from '#src/stores/desk/list-view.ts';
import { ledgerExport, ledgerQuery, ledgerSumsQuery } from '#src/stores/desk/money.ts';

import type { Column } from '../panel/column.ts';
import { DateRangeField } from '../panel/DateRangeField.tsx';
import { ExportButton } from '../panel/ExportButton.tsx';
import { FilterField } from '../panel/FilterField.tsx';
import { ListTab } from '../panel/ListTab.tsx';
import { bookingScreen, ScreenLink } from '../panel/ScreenLink.tsx';
import { useList } from '../panel/use-list.ts';

const days = { from: 'from', to: 'to' };
const flows = moneyFlows.map((value) => ({ value, label: moneyFlowLabels[value] }));
const methods = paymentMethods.map((value) => ({ value, label: value }));

const columns: Column<LedgerRecord>[] = [
	{
		title: 'Receipt',
		cell: ({ receipt }) => <span className="price">{receipt}</span>,
		isMain: true,
	},
	{ title: 'Day', cell: ({ paidOn }) => formatDate(paidOn) },
	{ title: 'Traveler', cell: ({ name }) => <bdi>{name}</bdi> },
	{
		title: 'Booking',
		cell: ({ bookingId, reference }) => (
			<ScreenLink screen={bookingScreen({ id: bookingId })} className="link">
				{reference}
			</ScreenLink>
		),
	},
	{ title: 'Method', cell: ({ method }) => method },
	{ title: 'Amount', cell: (row) => <Amount {...row} />, isNumber: true },
	{ title: 'Noted by', cell: ({ author }) => author },
	{ title: 'Invoices', cell: ({ invoices }) => invoices.join(', ') },
];

/** What came in and went back, the latest day first. */
export function LedgerTab() {
	const list = useList(ledgerQuery);
	const { choices } = list.view;
	return (
		<ListTab
			title="Ledger"
			words={['payment', 'payments']}
			list={list}
			columns={columns}
			searches="Reference, name, email or phone of a booking"
			filters={
				<>
					<FilterField label="Flow" name="flow" value={choices['flow']} options={flows} />
					<FilterField label="Method" name="method" value={choices['method']} options={methods} />
					<div className="panel-ranges">
						<DateRangeField label="Day" names={days} choices={choices} />
					</div>
					<Sums view={list.view} />
				</>
			}
			tools={<ExportButton list={ledgerExport} view={list.view} />}
			failed="Failed to load the ledger. Please try again later."
			empty="No payment was noted yet. They are noted on the pages of bookings."
		/>
	);
}

/** What all rows of the view come to. */
function Sums({ view }: { view: ListView }) {
	const { data } = useQuery(ledgerSumsQuery(view));
	if (!data) return null;
	const { received, paidBack, tax } = data;
	return (
		<p className="basis-full" role="status">
			Received <strong className="price">{formatMoneyInCents(received)}</strong>, paid back{' '}
			<strong className="price">{formatMoneyInCents(paidBack)}</strong>: in all{' '}
			<strong className="price">{formatMoneyInCents(received - paidBack)}</strong>, taxes of{' '}
			<span className="price">{formatMoneyInCents(tax)}</span> within.
		</p>
	);
}

function Amount({ amount, takenBackAt }: LedgerRecord) {
	const shown = formatMoneyInCents(amount);
	if (takenBackAt === null) return <span className="price">{shown}</span>;
	return (
		<>
			<s className="price">{shown}</s> noted by mistake
		</>
	);
}
