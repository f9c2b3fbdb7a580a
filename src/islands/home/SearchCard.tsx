import { useEffect, useState } from 'react';

import { Tabs } from '#src/ui/Tabs.tsx';

import { FlightForm } from './FlightForm.tsx';
import { PackageForm } from './PackageForm.tsx';

/** The card over the home page's picture: flights at first, or packages; coming Back finds what was chosen. */
export function SearchCard() {
	const [current, setCurrent] = useState(0);
	// oxlint-disable-next-line react/set-state-in-effect -- the built page cannot know it
	useEffect(() => setCurrent(Number(history.state?.searchTab ?? 0)), []);
	const choose = (index: number) => {
		setCurrent(index);
		history.replaceState({ ...history.state, searchTab: index }, '');
	};
	return (
		<Tabs
			label="What are you looking for?"
			choice={{ current, choose }}
			tabs={[
				{ title: 'Flights', content: <FlightForm /> },
				{ title: 'Packages', content: <PackageForm /> },
			]}
		/>
	);
}
