/** The file is no picture that can be shown. */
export class Unreadable extends Error {}
