import { useEffect, useState } from 'react';

/** How often the time moves on, in milliseconds: what is told of it is told in hours. */
const step = 60_000;

/** The time, from minute to minute. */
export function useNow(): Date {
	const [now, setNow] = useState(() => new Date());
	useEffect(() => {
		const timer = setInterval(() => setNow(new Date()), step);
		return () => clearInterval(timer);
	}, []);
	return now;
}
