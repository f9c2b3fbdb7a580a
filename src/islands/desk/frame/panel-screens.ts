import type { ComponentType } from 'react';

import { lazyScreen } from '../panel/LazyPart.tsx';
import type { ScreenProps } from '../panel/screen-props.ts';
import { loadFormStyles } from '../phone/form-styles.ts';

type Screen = ScreenProps & { Content: ComponentType<ScreenProps>; title: string };

/** The form for a booking on the phone. */
export const NewBooking = lazyScreen(async () => {
	const [form] = await Promise.all([import('../phone/NewBooking.tsx'), loadFormStyles()]);
	return form.NewBooking;
});

/** The form for an offer, which is chosen from as a booking on the phone is. */
const OfferBuilder = lazyScreen(async () => {
	const [form] = await Promise.all([import('../proposals/OfferBuilder.tsx'), loadFormStyles()]);
	return form.OfferBuilder;
});

const screens: Record<string, Pick<Screen, 'Content' | 'title'>> = {
	booking: {
		title: 'Booking',
		Content: lazyScreen(async () => (await import('../booking/BookingPage.tsx')).BookingPage),
	},
	departure: {
		title: 'Departure',
		Content: lazyScreen(
			async () => (await import('../departures/page/DeparturePage.tsx')).DeparturePage,
		),
	},
	person: {
		title: 'Person',
		Content: lazyScreen(async () => (await import('../person/PersonPage.tsx')).PersonPage),
	},
	templates: {
		title: 'Templates',
		Content: lazyScreen(
			async () => (await import('../templates/TemplatesScreen.tsx')).TemplatesScreen,
		),
	},
	new: { title: 'New booking', Content: NewBooking },
	offer: { title: 'New offer', Content: OfferBuilder },
};

/**
 * What the address opens in place of a tab's list; null where it opens nothing.
 * @param open 'booking-12', 'new-booking', or a person by any row of theirs: 'person-booking-12', 'person-inquiry-3'
 */
export function currentScreen(open: string): Screen | null {
	const [, name = '', kind = '', id = ''] =
		/^([a-z]+)(?:-([a-z-]+?))?(?:-(\d{1,9}))?$/.exec(open) ?? [];
	const screen = Object.hasOwn(screens, name) ? screens[name] : undefined;
	return screen ? { ...screen, kind, id: id === '' ? Number.NaN : Number(id) } : null;
}
