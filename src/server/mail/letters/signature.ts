import { site } from '#src/site.ts';

/** How our letters to visitors end. */
export const signature = `${site.name}
${site.email}
`;
