// Says how many pages a PDF has.
import {abrirPdf} from '../../pdf';
import {fazer} from './do-once';

async function contar(conteudo: Buffer): Promise<number> {
  const pdf = await abrirPdf(conteudo);
  return pdf.paginasTotal;
}

fazer(contar, Number(process.argv[2]));
