import type { ScreenProps } from '../../panel/screen-props.ts';

export function PersonPage({ id }: ScreenProps) {
	return <p>{id}</p>;
}
