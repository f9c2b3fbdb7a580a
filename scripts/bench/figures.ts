import type { ApiFigures } from './measure-api.ts';
import type { InteractionFigures } from './measure-interaction.ts';
import type { LoadFigures } from './measure-load.ts';
import type { PagesFigures } from './measure-pages.ts';

/** When and where something was measured. */
export type Conditions = { date: string; machine: string; node: string; browser: string };

type Measured<Figures> = Conditions & { figures: Figures };

/** The last whole run of each part. */
export type Results = {
	pages?: Measured<PagesFigures>;
	interaction?: Measured<InteractionFigures>;
	api?: Measured<Record<string, ApiFigures>>;
	load?: Measured<Record<string, LoadFigures>>;
};
