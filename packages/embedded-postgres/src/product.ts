/** The database that is made, named as the product. */
export const DATABASE = 'clube';
/** The ordinary role of the application: owns its database, may create others, is no superuser. */
export const ROLE = 'clube';
/** What messages call the application that another process may already run. */
export const PRODUCT = 'Clube do Pintor';
/** Where root keeps what an unprivileged account must reach although the checkout is closed to it. */
export const SYSTEM_HOME = '/var/lib/clube-do-pintor';
