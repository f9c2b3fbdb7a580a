import type { ScreenProps } from '../../panel/screen-props.ts';

export function BookingPage({ id }: ScreenProps) {
	return <p>{id}</p>;
}
