/** How wide a hero is on screen; its preload and its picture must agree, or it is fetched twice. */
export const heroSizes = '100vw';
