import { Tabs } from '#src/ui/Tabs.tsx';

import { FlightForm } from './FlightForm.tsx';
import { PackageForm } from './PackageForm.tsx';

/** The card over the home page's picture: flights at first, or packages. */
export function SearchCard() {
	return (
		<Tabs
			label="What are you looking for?"
			tabs={[
				{ title: 'Flights', content: <FlightForm /> },
				{ title: 'Packages', content: <PackageForm /> },
			]}
		/>
	);
}
