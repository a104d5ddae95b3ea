/** Whether the device is set to reduced motion. For animations in scripts; style sheets handle it in tokens/base.css. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The scroll behaviour for scripts, as an explicit 'smooth' overrides the style sheet. */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');
