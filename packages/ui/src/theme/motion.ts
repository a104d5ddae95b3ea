/** Whether somebody has asked the device for less motion. What scripts move asks here; style sheets are held still by tokens/base.css. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How a script scrolls: an explicit 'smooth' passes over what a style sheet says. */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');
