import { environment } from './environment.ts';

/** The site itself, and a developer's machine; without Netlify nobody names a deploy. */
const noPreviews = ['production', 'dev', ''];

/**
 * Whether a deploy must leave its database as it is: a preview of a branch or a pull request is given the production's,
 * unless it is told of one of its own, and whoever has its link may use it.
 * @param deployContext Netlify's word for the deploy: 'deploy-preview'. A function is told with each call; its
 * environment does not say
 */
export function mayOnlyRead(deployContext: string): boolean {
	return !noPreviews.includes(deployContext) && !environment().hasPreviewDatabase;
}
