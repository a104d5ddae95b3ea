// Says how many pages a PDF has.
import {openPdf} from '../../pdf';
import {doOnce} from './do-once';

async function count(content: Buffer): Promise<number> {
  const pdf = await openPdf(content);
  return pdf.totalPages;
}

doOnce(count, Number(process.argv[2]));
