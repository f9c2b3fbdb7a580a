import { useState } from 'react';

import type { SavedTraveller } from '#src/contract/users/saved-traveller.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { mostSavedTravellers } from '#src/domain/users/saved-traveller.ts';
import { forgetTraveller } from '#src/stores/users/saved-travellers.ts';

import { TravellerForm } from './TravellerForm.tsx';

/** The one whose form is open; 'new' is somebody who is not saved yet. */
type Opened = number | 'new' | null;

/** Whom the account's owner books for. */
export function Travellers({ travellers }: { travellers: readonly SavedTraveller[] }) {
	const [opened, setOpened] = useState<Opened>(null);
	const close = () => setOpened(null);
	return (
		<div className="grid gap-5">
			<p>
				Save whom you travel with: the checkout then fills in their details for you. Nobody else
				sees them.
			</p>
			{travellers.length > 0 && (
				<ul className="grid gap-4">
					{travellers.map((traveller) => (
						<li key={traveller.id} className="card p-5">
							{opened === traveller.id ? (
								<TravellerForm traveller={traveller} onClose={close} />
							) : (
								<Saved traveller={traveller} onEdit={() => setOpened(traveller.id)} />
							)}
						</li>
					))}
				</ul>
			)}
			{opened === 'new' ? (
				<div className="card p-5">
					<TravellerForm traveller={null} onClose={close} />
				</div>
			) : travellers.length < mostSavedTravellers ? (
				<button
					className="button button-primary justify-self-start"
					type="button"
					onClick={() => setOpened('new')}
				>
					Add a traveler
				</button>
			) : (
				<p className="hint">You have saved {mostSavedTravellers} travelers, which is the most.</p>
			)}
		</div>
	);
}

function Saved({ traveller, onEdit }: { traveller: SavedTraveller; onEdit: () => void }) {
	const [isAsking, setAsking] = useState(false);
	const { name, phone, address, city, country, zipCode, birthDate, needs } = traveller;
	const place = [address, [city, zipCode].filter(Boolean).join(' '), country];
	const lines = [
		phone,
		place.filter(Boolean).join(', '),
		birthDate && `Born ${formatLongDate(birthDate)}`,
		needs,
	].filter(Boolean);
	return (
		<div className="flex flex-wrap items-start justify-between gap-4">
			<div className="grid min-w-0 gap-1 wrap-anywhere">
				<strong className="font-display text-xl">
					<bdi>{name}</bdi>
				</strong>
				{lines.map((line) => (
					<span key={line} className="hint">
						{line}
					</span>
				))}
			</div>
			{isAsking ? (
				<div
					className="flex flex-wrap items-center gap-3"
					role="group"
					aria-label={`Remove ${name}?`}
				>
					<button
						className="button button-primary"
						type="button"
						onClick={() => void forgetTraveller(traveller)}
					>
						Yes, remove
					</button>
					<button
						className="button button-secondary"
						type="button"
						// What had the focus is gone.
						ref={(button) => button?.focus()}
						onClick={() => setAsking(false)}
					>
						Keep
					</button>
				</div>
			) : (
				<div className="flex flex-wrap gap-3">
					<button className="button button-secondary" type="button" onClick={onEdit}>
						Edit <span className="visually-hidden">{name}</span>
					</button>
					<button className="button button-quiet" type="button" onClick={() => setAsking(true)}>
						Remove <span className="visually-hidden">{name}</span>
					</button>
				</div>
			)}
		</div>
	);
}
