import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';

import {
	type FirstStep,
	firstSteps,
	type FirstSteps as Steps,
} from '#src/contract/desk/first-steps.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { listInWords } from '#src/domain/text/list-in-words.ts';
import { paths } from '#src/paths.ts';
import { firstStepsQuery } from '#src/stores/desk/first-steps.ts';

import { editorAddress } from '../panel/editor-address.ts';
import { TabLink } from '../panel/TabLink.tsx';
import { useMay } from '../panel/use-may.ts';

/** What an agency has still to do before it is open, with the way to each; nothing once all is done. */
export function FirstSteps() {
	return useMay('operation') ? <Asked /> : null;
}

function Asked() {
	const id = useId();
	const { data } = useQuery(firstStepsQuery);
	if (!data || data.open.length === 0) return null;
	const done = firstSteps.length - data.open.length;
	return (
		<section aria-labelledby={id} className="first-steps">
			<h3 id={id} className="overview-heading">
				Before you open
			</h3>
			<p className="mt-1 text-ink-soft">
				{formatNumber(done)} of {formatNumber(firstSteps.length)} done. What the site promises in
				your name is yours to read, too: <Page path={paths.terms}>terms</Page>,{' '}
				<Page path={paths.refundPolicy}>refunds</Page>, <Page path={paths.privacy}>privacy</Page>.
			</p>
			<ol className="mt-3 grid gap-2">
				{firstSteps.map((step) => (
					<li key={step} className={data.open.includes(step) ? undefined : 'first-step-done'}>
						{data.open.includes(step) ? (
							open[step](data)
						) : (
							<>
								<span aria-hidden="true">✓ </span>
								<span className="visually-hidden">Done: </span>
								{closed[step]}
							</>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}

const closed: Record<FirstStep, string> = {
	agency: 'The agency’s name, addresses and numbers are its own',
	samples: 'No sample is for sale',
	tour: 'A tour is published',
	departure: 'A tour has a day on which it leaves',
	letters: 'Letters go out by your mail server',
	'second factor': 'Your account takes a code beside the password',
	colleague: 'You are not alone at the desk',
};

const open: Record<FirstStep, (steps: Steps) => ReactNode> = {
	agency: ({ madeUp }) => (
		<>
			<strong>The {listInWords(madeUp)} are still made up.</strong> {agencyFacts()}
		</>
	),
	samples: ({ samples }) => (
		<>
			<strong>{formatNumber(samples)} samples are for sale.</strong> Delete or archive what you do
			not sell: <Tab slug="tours">tour packages</Tab>, <Tab slug="flights">flights</Tab>,{' '}
			<Tab slug="destinations">destinations</Tab>.
		</>
	),
	tour: () => (
		<>
			<strong>No tour is published.</strong> <Tab slug="tours">Add one, or import a list</Tab>.
		</>
	),
	departure: () => (
		<>
			<strong>No tour leaves on any day.</strong> <Tab slug="departures">Add departures</Tab>.
		</>
	),
	letters: () => (
		<>
			<strong>Letters reach nobody.</strong> Set <code>SMTP_URL</code>, as docs/running.md says.
		</>
	),
	'second factor': () => (
		<>
			<strong>Your account has a password alone.</strong> Set up a second factor under Account.
		</>
	),
	colleague: () => (
		<>
			<strong>You are alone at the desk.</strong> <Tab slug="users">Invite a colleague</Tab>.
		</>
	),
};

/** Where the agency's facts are changed: in the browser where there is an editor, else in their file. */
function agencyFacts(): ReactNode {
	const editor = editorAddress();
	const others = 'with the name, the colors, the hours and the terms of payment.';
	if (editor === null)
		return (
			<>
				They stand in <code>content/site.json</code>, {others}
			</>
		);
	return (
		<>
			<a className="link" href={`${editor}#/collections/agency/entries/site`}>
				Edit them
			</a>
			, {others}
		</>
	);
}

function Tab({
	slug,
	children,
}: {
	slug: 'tours' | 'flights' | 'destinations' | 'departures' | 'users';
	children: ReactNode;
}) {
	return (
		<TabLink tab={slug} className="link">
			{children}
		</TabLink>
	);
}

function Page({ path, children }: { path: string; children: ReactNode }) {
	return (
		<a className="link" href={path}>
			{children}
		</a>
	);
}
