import {constants} from 'node:fs';

// OpenCV's loader asks for the constants of files by a door that is shut to a process without rights. They are all that
// it wants from there.
Object.defineProperty(process, 'binding', {value: () => ({fs: constants})});
