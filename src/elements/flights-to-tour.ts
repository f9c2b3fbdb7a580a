import { anyKeptSearch } from '#src/stores/flights/any-kept-search.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

// Far below the first screen, and only for whoever has searched before; without it the way to the search stays.
if (anyKeptSearch()) {
	whenIdle(() => void import('./fare-there.ts').catch(() => {}));
}
