import type {RecorteNota} from '@clube/domain';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';

/** A file of a receipt, or the part of it that is this receipt's. */
export interface ArquivoDeNota {
  notaId: number;
  arquivoId: number;
  mime: string;
  caminho: string;
  recorte: RecorteNota | null;
}

/** The files of receipts, each receipt's in their order. */
export function arquivosDasNotas(db: Database, ids: readonly number[]): Promise<ArquivoDeNota[]> {
  return db.query(sql<ArquivoDeNota>`
    SELECT na.nota_id AS "notaId", a.id AS "arquivoId", a.mime, a.caminho, na.recorte FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id
      WHERE na.nota_id = ANY(${ids}) ORDER BY na.ordem, a.id`);
}

/** Gives a receipt these files, in this order, instead of those it has. */
export async function trocarArquivos(
  db: Database,
  notaId: number,
  arquivos: readonly Pick<ArquivoDeNota, 'arquivoId' | 'recorte'>[],
): Promise<void> {
  await db.query(sql`DELETE FROM nota_arquivo WHERE nota_id = ${notaId}`);
  const ids = arquivos.map(({arquivoId}) => arquivoId);
  const recortes = arquivos.map(({recorte}) => (recorte ? JSON.stringify(recorte) : null));
  await db.query(sql`INSERT INTO nota_arquivo (nota_id, arquivo_id, recorte, ordem)
     SELECT ${notaId}, arquivo, recorte, ordem FROM unnest(${ids}::int[], ${recortes}::jsonb[]) WITH ORDINALITY AS x(arquivo, recorte, ordem)`);
}

const soPaginas = ({recorte}: ArquivoDeNota) => (recorte && !recorte.cantos ? recorte.paginas : undefined);
const igual = (a: RecorteNota | null, b: RecorteNota | null) => JSON.stringify(a) === JSON.stringify(b);

/** The files of several receipts as one's: pages of the same PDF come together again, the same part counts once. */
export function juntarArquivos(arquivos: readonly ArquivoDeNota[]): ArquivoDeNota[] {
  const juntos: ArquivoDeNota[] = [];
  for (const arquivo of arquivos) {
    const doMesmo = juntos.filter(({arquivoId}) => arquivoId === arquivo.arquivoId);
    if (doMesmo.some(({recorte}) => igual(recorte, arquivo.recorte))) continue;
    const paginas = soPaginas(arquivo);
    const comPaginas = paginas && doMesmo.find(soPaginas);
    if (!comPaginas) juntos.push({...arquivo});
    else
      comPaginas.recorte = {
        paginas: [...new Set([...(comPaginas.recorte?.paginas ?? []), ...paginas])].sort((a, b) => a - b),
      };
  }
  return juntos;
}
