/** Whether the device is set to reduced motion. For what scripts move; style sheets follow it in tokens/base.css. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How a script scrolls: an explicit 'smooth' passes over what a style sheet says. */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');
