import countriesJson from '../content/countries.json' with { type: 'json' };
import placesJson from '../content/places.json' with { type: 'json' };
import type { Country, Place } from './domain/places/place.ts';

/** Every place that the site knows; editors keep the list in `content/places.json`, and the build checks it. */
export const places: readonly Place[] = placesJson;
/** Their countries, from `content/countries.json`. */
export const countries: readonly Country[] = countriesJson;
