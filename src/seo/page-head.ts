import type { Picture } from './picture-address.ts';

/** What a page is called and about, and the picture that goes along when it is shared. */
export type PageHead = { title: string; description: string; picture: Picture };
