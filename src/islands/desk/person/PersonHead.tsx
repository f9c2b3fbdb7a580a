import { useEffect, useRef } from 'react';

import type { PersonView } from '#src/contract/desk/person.ts';
import { showTab } from '#src/stores/desk/panel-address.ts';
import { lookUp } from '#src/stores/desk/people.ts';

import { PhoneLink } from '../panel/PhoneLink.tsx';
import { useMay } from '../panel/use-may.ts';

/** Who it is, how they can be reached, and for administrators the way to what is done with their data. */
export function PersonHead({ person }: { person: PersonView }) {
	const { names, emails, phones, sharedPhones, account } = person;
	const [name = emails[0] ?? phones[0] ?? 'Nobody known', ...otherNames] = names;
	const heading = useRef<HTMLHeadingElement>(null);
	// What led here is gone with the list.
	useEffect(() => heading.current?.focus(), []);
	return (
		<header className="person-head">
			<div className="panel-head">
				<h2 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere sm:text-3xl">
					<bdi>{name}</bdi>
				</h2>
				<PersonalData emails={emails} />
			</div>
			<ul className="person-reach" aria-label="Reached at">
				{emails.map((email) => (
					<li key={email}>
						<bdi>{email}</bdi>
					</li>
				))}
				{phones.map((phone) => (
					<li key={phone}>
						<PhoneLink phone={phone} />
					</li>
				))}
			</ul>
			{otherNames.length > 0 && (
				<p>
					<span className="text-ink-soft">Also wrote as</span> <bdi>{otherNames.join(', ')}</bdi>
				</p>
			)}
			<p className="text-ink-soft">{accountText(account)}</p>
			{sharedPhones.length > 0 && (
				<p className="notice">
					Many others give {sharedPhones.join(', ')} too: what they left is not shown here.
				</p>
			)}
			{emails.length + phones.length === 0 && (
				<p className="notice">
					No address and no number is kept of them: nothing else can be told to be theirs.
				</p>
			)}
		</header>
	);
}

function accountText(account: PersonView['account']): string {
	if (!account) return 'No account on the site.';
	return account.isVerified
		? 'Has an account on the site; its address is verified.'
		: 'Has an account on the site; its address is not verified yet.';
}

/** Where what is held of an address is handed out and erased, one address at a time. */
function PersonalData({ emails }: { emails: readonly string[] }) {
	const mayHandOut = useMay('personal-data');
	if (!mayHandOut) return null;
	const open = (email: string) => {
		showTab('personal-data');
		void lookUp(email);
		scrollTo({ top: 0 });
	};
	return (
		<div className="flex flex-wrap gap-2" data-print="no">
			{emails.map((email) => (
				<button
					key={email}
					type="button"
					className="button button-secondary"
					onClick={() => open(email)}
				>
					Personal data
					<span className={emails.length > 1 ? undefined : 'visually-hidden'}> of {email}</span>
				</button>
			))}
		</div>
	);
}
