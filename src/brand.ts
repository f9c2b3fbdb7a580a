import { brandTokens } from './domain/brand/brand-tokens.ts';
import { site } from './site.ts';

/** The colours of the site; for style sheets `src/build/brand-styles.ts` writes them as `--color-…`. */
export const brand = brandTokens(site.brand.colors);
