// The program of small tasks: what a person or a list waits for.
import {serveTasks, type Task} from '@clube/confined/program';
import {drawPreview} from '../../image/preview';
import {openPdf} from '../../pdf';

/** How many pages a PDF has. */
const countPages: Task = async (content: Uint8Array) => (await openPdf(Buffer.from(content))).totalPages;

/** A JPEG of a picture that cannot be shown as it came. */
const preview: Task = (content: Uint8Array) => drawPreview(Buffer.from(content));

serveTasks({'count-pages': countPages, preview});
