import { createBooking } from '#src/contract/bookings/booking.ts';
import type { BookableQuote } from '#src/contract/quotes/quote-view.ts';
import { joinWaitingList } from '#src/contract/requests/waiting-list.ts';
import { ageLimits, agesPromise } from '#src/domain/bookings/age-limits.ts';
import { phoneDiscount } from '#src/domain/bookings/booking.ts';
import { formatMoney } from '#src/domain/money.ts';
import { seatOfferHours } from '#src/domain/tours/waiting-list.ts';
import { bookPath } from '#src/paths.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Trap } from '#src/ui/Trap.tsx';

import { PassengerFields } from '../../bookings/PassengerFields.tsx';
import { TermsField } from '../../bookings/TermsField.tsx';
import { PriceTable } from './PriceTable.tsx';
import { quoteTitle } from './quote-title.ts';
import { QuoteFacts } from './QuoteFacts.tsx';

type Props = { view: BookableQuote };

/** The checkout as HTML that needs no script: what is booked with the lines of its price, and who travels. */
export function BookPage({ view }: Props) {
	return (
		<article className="grid gap-6">
			<header className="grid gap-2">
				<h1 className="text-3xl sm:text-4xl">Complete your booking</h1>
				<p className="text-xl text-ink-soft">{quoteTitle(view)}</p>
			</header>
			<section className="card p-4 sm:p-6" aria-label="Your trip">
				<QuoteFacts view={view} />
				<PriceTable view={view} />
				<a className="link link-alone mt-3" href={view.path}>
					How this price is made
				</a>
			</section>
			<BookForm view={view} />
			{view.kind === 'tour' && <WaitForm view={view} />}
		</article>
	);
}

function BookForm({ view }: Props) {
	const type = view.kind === 'tour' ? 'tour' : 'flight';
	return (
		<form
			className="checkout-form card"
			method="post"
			action={createBooking.path}
			aria-label="Passenger"
			noValidate
		>
			{Object.entries(bookedBy(view)).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<fieldset className="checkout-fields">
				<legend>Who is traveling?</legend>
				<TextField {...needed('firstName', 'First name')} autoComplete="given-name" />
				<TextField {...needed('lastName', 'Last name')} autoComplete="family-name" />
				<div className="max-sm:col-span-2">
					<TextField {...needed('email', 'Email')} type="email" autoComplete="email" />
				</div>
				<div className="max-sm:col-span-2">
					<TextField {...needed('phone', 'Phone')} type="tel" autoComplete="tel" />
				</div>
			</fieldset>
			<Trap />
			<PassengerFields type={type} disabled={false} field={needed} />
			<div className="grid gap-5">
				<AgesPromise view={view} />
				<TermsField name="termsAccepted" />
			</div>
			<div className="grid gap-3">
				<button className="button button-primary" type="submit">
					Complete booking
				</button>
				<p className="hint">
					{formatMoney(view.sum.total)} in all, less your discount of up to {phoneDiscount}% by
					phone. Nothing is charged now: after booking you call our desk to confirm.
				</p>
			</div>
		</form>
	);
}

/** Where the departure is full by now: the page was made for the price, and does not know the seats. */
function WaitForm({ view }: { view: Extract<BookableQuote, { kind: 'tour' }> }) {
	return (
		<details className="fold">
			<summary className="opens">If the departure is full: join the waiting list</summary>
			<form
				className="checkout-form card"
				method="post"
				action={joinWaitingList.path}
				aria-label="Waiting list"
				noValidate
			>
				<input type="hidden" name="page" value={bookPath(view.path)} />
				<input type="hidden" name="departureId" value={view.departure.id} />
				<p>
					When enough seats come free, we write to whoever has waited longest with a party that
					fits. We hold the seats for {seatOfferHours} hours. It costs nothing, and you can leave
					the list at any time.
				</p>
				<div className="checkout-fields">
					<TextField label="Your name" name="name" autoComplete="name" required />
					<TextField label="Your email" name="email" type="email" autoComplete="email" required />
					<TextField
						label="Travelers"
						name="travellers"
						type="number"
						inputMode="numeric"
						min={1}
						defaultValue={view.travellers}
						required
					/>
				</div>
				<Trap />
				<button className="button button-secondary justify-self-start" type="submit">
					Join the list
				</button>
			</form>
		</details>
	);
}

function AgesPromise({ view }: Props) {
	const ages = view.kind === 'tour' ? ageLimits(view.tour.facts.ages) : null;
	if (!ages || view.kind !== 'tour') return null;
	return (
		<CheckboxField name="agesPromised" label={agesPromise(ages, view.departure.date)} required />
	);
}

function needed(name: string, label: string) {
	return { name, label, required: true };
}

/** What is booked, as the form brings it; the server prices it anew. */
function bookedBy(view: BookableQuote): Record<string, string> {
	const totalPrice = String(view.sum.total);
	const page = bookPath(view.path);
	switch (view.kind) {
		case 'offer': {
			const { id, travellers } = view.offer;
			return { page, type: 'flight', itemId: id, travelers: String(travellers), totalPrice };
		}
		case 'deal': {
			const itemId = String(view.deal.id);
			return { page, type: 'flight', itemId, travelers: String(view.travellers), totalPrice };
		}
		case 'tour': {
			const { tour, departure, room, travellers } = view;
			const ownRoom: Record<string, string> = room?.isOwn ? { ownRoom: 'on' } : {};
			return {
				page,
				type: 'tour',
				itemId: String(tour.id),
				travelers: String(travellers),
				totalPrice,
				departureDate: departure.date,
				...ownRoom,
			};
		}
	}
}
