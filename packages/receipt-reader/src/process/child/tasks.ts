// The confined program for small tasks, for which a person or a list waits.
import {serveTasks, type Task} from '@clube/confined/program';
import {drawPreview} from '../../image/preview';
import {openPdf} from '../../pdf';

/** Returns the number of pages of a PDF. */
const countPages: Task = async (content: Uint8Array) => (await openPdf(Buffer.from(content))).totalPages;

/** Converts a picture that browsers cannot show to a JPEG. */
const preview: Task = (content: Uint8Array) => drawPreview(Buffer.from(content));

serveTasks({'count-pages': countPages, preview});
