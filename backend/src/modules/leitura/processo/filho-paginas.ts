// Says how many pages a PDF has.
import './constantes';
import {abrirPdf} from '../pdf';
import {fazer} from './fazer';

async function contar(caminho: string): Promise<number> {
  const pdf = await abrirPdf(caminho);
  return pdf.paginasTotal;
}

fazer(contar, Number(process.argv[2]));
