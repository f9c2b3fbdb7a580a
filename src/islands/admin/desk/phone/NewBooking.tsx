import type { ScreenProps } from '../../panel/screen-props.ts';

export function NewBooking({ id }: ScreenProps) {
	return <p>{id}</p>;
}
