import { createElement, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Brings to life what a page was built with. */
export function hydrate(root: Element, component: FunctionComponent): void {
	hydrateRoot(root, createElement(component));
}
