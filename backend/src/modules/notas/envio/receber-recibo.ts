import {Recusa} from '../../../kernel/errors';
import type {ArquivoRecebido} from '../../../kernel/http/multipart';
import {RecusaDoArquivo, lerRecusa} from './destinos';
import {conferirArquivo, type ArquivoConferido} from './receber-arquivo';
import {NotaRepetida} from '../recusas';

/** What is to become one receipt: its files in their order, and why it cannot, as far as they tell by themselves. */
export interface ReciboEnviado {
  partes: ArquivoRecebido[];
  conferidos: ArquivoConferido[];
  recusa?: ReturnType<typeof lerRecusa>;
}

/** Looks at the files alone: the answer is the same whenever they are sent. */
export async function conferirRecibo(partes: ArquivoRecebido[]): Promise<ReciboEnviado> {
  try {
    const conferidos: ArquivoConferido[] = [];
    for (const parte of partes) conferidos.push(await conferirParte(parte));
    const gemea = partes.find((parte, i) => partes.findIndex(({sha256}) => sha256 === parte.sha256) < i);
    if (gemea) throw new RecusaDoArquivo(NotaRepetida({erro: 'O mesmo arquivo foi escolhido duas vezes.'}), gemea);
    return {partes, conferidos};
  } catch (error) {
    return {partes, conferidos: [], recusa: lerRecusa(error)};
  }
}

async function conferirParte(parte: ArquivoRecebido): Promise<ArquivoConferido> {
  try {
    return await conferirArquivo(parte);
  } catch (error) {
    throw error instanceof Recusa ? new RecusaDoArquivo(error, parte) : error;
  }
}
