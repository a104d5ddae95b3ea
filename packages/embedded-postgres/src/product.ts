/** Name of the database. */
export const DATABASE = 'clube';
/** The application's role: owns its database, may create others, but is no superuser. */
export const ROLE = 'clube';
/** The application's name in messages about another running process. */
export const PRODUCT = 'Clube do Pintor';
/** Folder for files that PostgreSQL's unprivileged account needs when it cannot read the checkout; used under root only. */
export const SYSTEM_HOME = '/var/lib/clube-do-pintor';
