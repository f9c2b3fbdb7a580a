import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import { approve, decline } from '#src/stores/desk/approvals.ts';

import { Card } from '../panel/Card.tsx';
import { Moment } from '../panel/Moment.tsx';
import { useMay } from '../panel/use-may.ts';
import { useIsChanging } from '../panel/use-opened-row.ts';

/** What an agent asked an administrator for, who approves or declines it; nothing where nobody asked. */
export function Approvals({ view: { booking, approvals } }: { view: BookingPageView }) {
	const isBusy = useIsChanging(listBookings.path, booking);
	const mayAnswer = useMay('refunds');
	const [approval] = approvals;
	if (!approval) return null;
	const { author, createdAt, reason } = approval;
	return (
		<Card title="Asked of an administrator">
			<p className="wrap-anywhere">{reason}</p>
			<p className="text-sm text-ink-soft">
				<bdi>{author}</bdi>, <Moment at={createdAt} />
			</p>
			{mayAnswer ? (
				<p className="flex flex-wrap items-center gap-3" data-print="no">
					<button
						type="button"
						className="button button-primary"
						aria-disabled={isBusy}
						onClick={() => isBusy || void approve(booking, approval)}
					>
						Approve
					</button>
					<button
						type="button"
						className="button button-secondary"
						aria-disabled={isBusy}
						onClick={() => isBusy || void decline(booking, approval)}
					>
						Decline
					</button>
				</p>
			) : (
				<p className="text-sm text-ink-soft">It waits in Today until one of them answers.</p>
			)}
		</Card>
	);
}
